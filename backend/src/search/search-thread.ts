import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OrderMessage, OrderName, Orders, SearchThreadData, ThreadMessage } from './orders.ts';
import { NamedError } from '../named-error.ts';

/** MiB of heap: a page of 2 MB, or a feed of 5 MB, and what is read of it. */
const HEAP_MIB = 128;
/** MiB. It would get the 24 of a composer, which makes far more garbage. */
const YOUNG_MIB = 3;
/** Orders that wait. More are refused: a queue that is never empty helps nobody. */
const MOST_WAITING = 200;
/** For loading the program and opening the database. Orders that end meanwhile do not end the thread. */
export const START_MS = 30_000;
const CLOSING = 'the site is closing';

/** The database is away, or the search took too long. */
class SearchEnded extends NamedError {
  constructor(reason: string) {
    super('search_failed', 503, reason);
  }
}

/** Asks the thread, which is started by the first order. Rejects with `SearchEnded` at the deadline, and once closed. */
export interface SearchThread {
  readonly isClosed: boolean;
  ask<Name extends OrderName>(
    name: Name,
    order: Orders[Name]['order'],
    deadlineMs: number,
  ): Promise<Orders[Name]['answer']>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * The search in a thread of its own: feeds come from strangers, the embedded database answers synchronously, and neither is
 * to hold up the readers of the site. An order that is not done in time costs the thread, unless it came before the thread
 * had started, and the next one starts another.
 */
export function createSearchThread(data: SearchThreadData): SearchThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  /** Ends a thread that does not start. Null: it has started. */
  let starting: NodeJS.Timeout | null = null;
  let last = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(threadFile(), {
      name: 'search',
      workerData: data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB, maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    starting = setTimeout(() => end(started, `it did not start within ${START_MS} ms`), START_MS).unref();
    started.on('message', (message: ThreadMessage) => {
      if (message === 'ready') {
        stopStarting();
        return;
      }
      const order = waiting.get(message.id);
      if (!order) return;
      forget(message.id, order);
      if ('error' in message) order.reject(new SearchEnded(message.error));
      else order.resolve(message.answer);
    });
    started.on('error', (error: Error) => end(started, error.message));
    started.on('exit', () => end(started, 'it ended'));
    // The site may end while the thread waits.
    started.unref();
    return started;
  }

  function stopStarting(): void {
    if (starting) clearTimeout(starting);
    starting = null;
  }

  function forget(id: number, { timer }: Waiting): void {
    clearTimeout(timer);
    waiting.delete(id);
  }

  /** All orders of a thread end with it. */
  function end(ended: Worker, reason: string): void {
    if (worker !== ended) return;
    worker = null;
    stopStarting();
    for (const [id, order] of waiting) {
      forget(id, order);
      order.reject(new SearchEnded(reason));
    }
    void ended.terminate();
  }

  return {
    get isClosed() {
      return isClosed;
    },
    ask: (name, order, deadlineMs) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.size >= MOST_WAITING) {
          reject(new SearchEnded(isClosed ? CLOSING : 'too many orders are waiting'));
          return;
        }
        const asked = (worker ??= start());
        const id = (last += 1);
        const isStarting = starting !== null;
        const timer = setTimeout(() => {
          const reason = `${name} took longer than ${deadlineMs} ms`;
          if (!isStarting) {
            end(asked, reason);
            return;
          }
          waiting.delete(id);
          reject(new SearchEnded(reason));
        }, deadlineMs);
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer });
        const message: OrderMessage = { id, name, order };
        asked.postMessage(message);
      }),
    async close() {
      isClosed = true;
      const ending = worker;
      if (ending) end(ending, CLOSING);
      await ending?.terminate();
    },
  };
}

/** The built file beside the built server; from source, the file that registers the TypeScript loader. */
function threadFile(): string {
  const built = path.join(path.dirname(import.meta.filename), 'search-thread.mjs');
  return existsSync(built) ? built : path.join(import.meta.dirname, 'start-thread.mjs');
}
