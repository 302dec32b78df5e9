import { programBeside, startProgram } from '../child-program.ts';
import { readDatabaseAddress } from '../database/database-address.ts';
import { NamedError } from '../named-error.ts';
import type { OrderMessage, OrderName, Orders, SearchMessage, SearchSettings } from './orders.ts';

/** 128 MiB of heap: a page of 2 MB, or a feed of 5 MB, and what is read of it. */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=1'];
/** Orders of readers that wait. More are refused: they would be answered when nobody waits for them any more. */
const MOST_WAITING = 30;
/**
 * Orders that the process has at a time. On PostgreSQL it waits for the database; the embedded one answers synchronously.
 */
const AT_ONCE = { postgres: 4, embedded: 1 } as const;
/** For loading the program and opening the database. Orders that end meanwhile do not end the process. */
export const START_MS = 30_000;
/** A process that ends at once, on a machine without memory say, is started once in this time, whoever searches. */
const RESTART_MS = 1000;
const CLOSING = 'the site is closing';
/** Found before a system may have no descriptor left to look for it. */
const PROGRAM = programBeside(import.meta.filename, 'search-process');

/** The database is away, or the search took too long. */
class SearchEnded extends NamedError {
  constructor(reason: string) {
    super('search_failed', 503, reason);
  }
}

/** Says nothing about what was searched for. */
class SearchBusy extends NamedError {
  constructor() {
    super('search_busy', 503, 'Too many searches are waiting at this moment; ask again in a few seconds.');
  }
}

/** By a signal to the group of the server, which came before the program could hold it off. */
class EndedByGroup extends SearchEnded {}

/** Asks the process. Rejects with `SearchEnded` at the deadline, and once closed, or with `SearchBusy`. */
type Ask = <Name extends OrderName>(
  name: Name,
  order: Orders[Name]['order'],
  deadlineMs: number,
) => Promise<Orders[Name]['answer']>;

export interface Search {
  readonly isClosed: boolean;
  ask: Ask;
  close(): Promise<void>;
}

interface Waiting {
  message: OrderMessage;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * The search in a process of its own, which the first order starts: feeds come from strangers, the embedded database answers
 * synchronously, and neither is to hold up the readers of the site. It gets few orders at a time, so that those whose
 * readers have left are never carried out, and one feed at a time, for its memory. An order that is not done in time costs the process if nothing was answered
 * meanwhile, and the next one starts another: a process that answers others is busy, and one that still starts is slow.
 *
 * Not a thread: the database's driver ends the whole site when its thread is ended while it prepares a statement (seen in 4
 * of 50 ends of a site).
 */
export function createSearch(settings: SearchSettings): Search {
  let running: SearchRun | null = null;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const ask: Ask = async (name, order, deadlineMs) => {
    if (isClosed) throw new SearchEnded(CLOSING);
    if (!running?.isAlive()) {
      if (performance.now() - startedAt < RESTART_MS)
        throw new SearchEnded('it ended as it had just started');
      startedAt = performance.now();
      running = startSearch(settings);
    }
    const asked = running;
    try {
      return await asked.ask(name, order, deadlineMs);
    } catch (error) {
      if (!(error instanceof EndedByGroup)) throw error;
      if (running === asked) startedAt = Number.NEGATIVE_INFINITY;
      return ask(name, order, deadlineMs);
    }
  };
  return {
    get isClosed() {
      return isClosed;
    },
    ask,
    async close() {
      isClosed = true;
      await running?.end(CLOSING);
    },
  };
}

interface SearchRun {
  ask: Ask;
  isAlive(): boolean;
  /** All its orders end with it. Settles when the process has ended. */
  end(reason: string): Promise<void>;
}

function startSearch(settings: SearchSettings): SearchRun {
  // Drivers of databases read the environment: `PGSSLMODE`, `NODE_EXTRA_CA_CERTS`.
  const { child, lastWords } = startProgram(PROGRAM, HEAP, process.env);
  const waiting = new Map<number, Waiting>();
  /** The orders that the process has, also if nobody waits for them any more. */
  const underWay = new Map<number, OrderName>();
  const atOnce = AT_ONCE[readDatabaseAddress(settings.databaseUrl).kind];
  let last = 0;
  let answers = 0;
  let isReady = false;
  let isAlive = true;
  const ended = new Promise<void>((resolve) => {
    // A process that could not be started has no `exit`.
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

  function ask(name: OrderName, order: unknown, deadlineMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // The stories of feeds come all at once as the site starts, and are as many as there are feeds.
      const ofReaders = [...waiting.values()].filter(({ message }) => message.name !== 'keep');
      if (name !== 'keep' && ofReaders.length >= MOST_WAITING) {
        reject(new SearchBusy());
        return;
      }
      const id = (last += 1);
      const wasReady = isReady;
      const answersBefore = answers;
      const timer = setTimeout(() => {
        const reason = `${name} took longer than ${deadlineMs} ms`;
        if (wasReady && answers === answersBefore) void end(reason);
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
    // None could be started, as `error` says next.
    if (child.pid === undefined) return;
    child.send(message, (error) => {
      // Its end, which may be under way, is told by `exit`.
      if (error) child.kill('SIGKILL');
    });
  }

  child.on('message', (message: SearchMessage) => {
    if (message === 'ready') {
      isReady = true;
      clearTimeout(starting);
      return;
    }
    answers += 1;
    underWay.delete(message.id);
    const order = take(message.id);
    if ('error' in message) order?.reject(new SearchEnded(message.error));
    else order?.resolve(message.answer);
    sendNext();
  });
  child.on('error', (error) => void end(error.message));
  child.on('exit', (_code, signal) => {
    const byGroup = !isReady && (signal === 'SIGTERM' || signal === 'SIGINT');
    void end(`it ended ${lastWords()}`.trim(), byGroup ? EndedByGroup : SearchEnded);
  });
  send(settings);
  return { ask: ask as Ask, isAlive: () => isAlive, end };
}
