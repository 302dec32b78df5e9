import { programBeside, startProgram } from '../child-program.ts';
import { readDatabaseAddress } from '../database/database-address.ts';
import { NamedError } from '../named-error.ts';
import type { OrderMessage, OrderName, Orders, SearchMessage, SearchSettings } from './orders.ts';

/** 128 MiB of heap: room for a page of 2 MB or a feed of 5 MB, and its parsed form. */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=1'];
/** Waiting orders of readers. More are refused: their results would come after their readers have left. */
const MAX_WAITING = 30;
/**
 * Orders that the process gets at a time. With PostgreSQL it waits for the database; the embedded database is synchronous.
 */
const AT_ONCE = { postgres: 4, embedded: 1 } as const;
/** For loading the program and opening the database. Orders that time out meanwhile do not end the process. */
export const START_MS = 30_000;
/** A process that exits at once, say for lack of memory, is restarted at most once in this time. */
const RESTART_MS = 1000;
const CLOSING = 'the site is closing';
/** Resolved at load, because the system may run out of file descriptors later. */
const PROGRAM = programBeside(import.meta.filename, 'search-process');

/** The database is unavailable, or the search took too long. */
class SearchEnded extends NamedError {
  constructor(reason: string) {
    super('search_failed', 503, reason);
  }
}

/** Says nothing about the query. */
class SearchBusy extends NamedError {
  constructor() {
    super('search_busy', 503, 'Too many searches are waiting; try again in a few seconds.');
  }
}

/** Ended by a signal to the server's process group, before the program could ignore it. */
class EndedByGroup extends SearchEnded {}

/** Runs an order in the process. Rejects with `SearchEnded` at the deadline and once closed, or with `SearchBusy`. */
type Run = <Name extends OrderName>(
  name: Name,
  order: Orders[Name]['order'],
  deadlineMs: number,
) => Promise<Orders[Name]['result']>;

export interface Search {
  readonly isClosed: boolean;
  run: Run;
  close(): Promise<void>;
}

interface Waiting {
  message: OrderMessage;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Runs the search in a separate process, which the first order starts: feeds are untrusted, the embedded database is
 * synchronous, and neither may delay the readers of the site. The process gets few orders at a time, so that orders whose
 * readers have left never run, and one feed at a time, to limit memory. If an order times out and no other order finished
 * meanwhile, the process is killed and the next order starts another. A process that finishes other orders is only busy, and
 * one that is still starting is only slow.
 *
 * Not a thread: ending a thread while the database's driver prepares a statement crashes the whole site (seen in 4
 * of 50 shutdowns).
 */
export function createSearch(settings: SearchSettings): Search {
  let running: SearchRun | null = null;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const run: Run = async (name, order, deadlineMs) => {
    if (isClosed) throw new SearchEnded(CLOSING);
    if (!running?.isAlive()) {
      if (performance.now() - startedAt < RESTART_MS) throw new SearchEnded('it ended right after its start');
      startedAt = performance.now();
      running = startSearch(settings);
    }
    const current = running;
    try {
      return await current.run(name, order, deadlineMs);
    } catch (error) {
      if (!(error instanceof EndedByGroup)) throw error;
      if (running === current) startedAt = Number.NEGATIVE_INFINITY;
      return run(name, order, deadlineMs);
    }
  };
  return {
    get isClosed() {
      return isClosed;
    },
    run,
    async close() {
      isClosed = true;
      await running?.end(CLOSING);
    },
  };
}

interface SearchRun {
  run: Run;
  isAlive(): boolean;
  /** Rejects all its orders. Settles when the process has ended. */
  end(reason: string): Promise<void>;
}

function startSearch(settings: SearchSettings): SearchRun {
  // Database drivers read the environment: `PGSSLMODE`, `NODE_EXTRA_CA_CERTS`.
  const { child, lastWords } = startProgram(PROGRAM, HEAP, process.env);
  const waiting = new Map<number, Waiting>();
  /** The orders that the process is running, including orders whose caller has given up. */
  const underWay = new Map<number, OrderName>();
  const atOnce = AT_ONCE[readDatabaseAddress(settings.databaseUrl).kind];
  let last = 0;
  let results = 0;
  let isReady = false;
  let isAlive = true;
  const ended = new Promise<void>((resolve) => {
    // A process that could not be started emits no `exit`.
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const starting = setTimeout(() => void end(`it did not start within ${START_MS} ms`), START_MS).unref();

  function take(id: number): Waiting | undefined {
    const order = waiting.get(id);
    clearTimeout(order?.timer);
    waiting.delete(id);
    return order;
  }

  function end(reason: string, Kind = SearchEnded): Promise<void> {
    isAlive = false;
    clearTimeout(starting);
    for (const id of waiting.keys()) take(id)?.reject(new Kind(reason));
    child.kill('SIGKILL');
    return ended;
  }

  function run(name: OrderName, order: unknown, deadlineMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // `keep` does not count: when the site starts, all feeds come at once.
      const ofReaders = [...waiting.values()].filter(({ message }) => message.name !== 'keep');
      if (name !== 'keep' && ofReaders.length >= MAX_WAITING) {
        reject(new SearchBusy());
        return;
      }
      const id = (last += 1);
      const wasReady = isReady;
      const resultsBefore = results;
      const timer = setTimeout(() => {
        const reason = `${name} took longer than ${deadlineMs} ms`;
        if (wasReady && results === resultsBefore) void end(reason);
        else take(id)?.reject(new SearchEnded(reason));
      }, deadlineMs);
      waiting.set(id, { message: { id, name, order } as OrderMessage, resolve, reject, timer });
      sendNext();
    });
  }

  function sendNext(): void {
    if (underWay.size >= atOnce) return;
    const keeps = [...underWay.values()].includes('keep');
    for (const { message } of waiting.values()) {
      if (underWay.has(message.id) || (keeps && message.name === 'keep')) continue;
      underWay.set(message.id, message.name);
      send(message);
      return;
    }
  }

  function send(message: SearchSettings | OrderMessage): void {
    // The process did not start; the `error` event follows.
    if (child.pid === undefined) return;
    child.send(message, (error) => {
      // The process may be exiting; the `exit` event handles that.
      if (error) child.kill('SIGKILL');
    });
  }

  child.on('message', (message: SearchMessage) => {
    if (message === 'ready') {
      isReady = true;
      clearTimeout(starting);
      return;
    }
    results += 1;
    underWay.delete(message.id);
    const order = take(message.id);
    if ('error' in message) order?.reject(new SearchEnded(message.error));
    else order?.resolve(message.result);
    sendNext();
  });
  child.on('error', (error) => void end(error.message));
  child.on('exit', (_code, signal) => {
    const byGroup = !isReady && (signal === 'SIGTERM' || signal === 'SIGINT');
    void end(`it ended ${lastWords()}`.trim(), byGroup ? EndedByGroup : SearchEnded);
  });
  send(settings);
  return { run: run as Run, isAlive: () => isAlive, end };
}
