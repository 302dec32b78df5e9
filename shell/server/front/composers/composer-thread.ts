import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ComposerData } from '../../composer/thread.ts';
import type { ComposerSettings } from '../../composer/composer.ts';
import type { MessageSender } from '../../composer/outbox.ts';
import { Activity } from '../../protocol/activity.ts';
import { settledWithin } from '../../../lib/settled-within.ts';
import type { ToFront } from '../../protocol/messages.ts';

/**
 * MiB of heap of one composer. All releases of a newsroom take about 60. `stall-watch.ts` ends a composer that grows by 256
 * without a pause; it must do so first, because V8 aborts the whole process if one array reaches this limit.
 */
const HEAP_MIB = 768;
/** MiB of the young generation: three semi-spaces, which start at full size (`bound-heap.ts`). */
const YOUNG_MIB = 24;
/** How long to wait for a thread that is to end before it has started. */
const START_MS = 30_000;

export interface ComposerThread {
  port: MessageSender;
  activity: Activity;
  /** Null for a composer in the front's thread, in tests. */
  worker: Worker | null;
  onMessages: (listener: (messages: readonly ToFront[]) => void) => void;
  /** Calls the listener once when the composer has ended, with the error that ended it or null. */
  onEnd: (listener: (error: unknown) => void) => void;
  terminate: () => Promise<unknown>;
}

export type StartThread = () => ComposerThread;

/** Starts composers in worker threads, with an empty environment and a heap limit. */
export function threadStarter(settings: ComposerSettings): StartThread {
  return () => {
    const activity = new Activity();
    const workerData: ComposerData = { ...settings, activity: activity.memory };
    let worker: Worker;
    try {
      worker = new Worker(threadFile(), {
        name: 'composer',
        workerData,
        env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB, maxYoungGenerationSizeMb: YOUNG_MIB },
        stdout: true,
        stderr: true,
      });
    } catch (error) {
      // The system has no thread left. An error thrown from here would end the server.
      return notStarted(activity, error);
    }
    // Output of releases is dropped: they have `ctx.log`.
    worker.stdout.resume();
    worker.stderr.resume();
    const isUp = new Promise<void>((resolve) => {
      for (const event of ['message', 'exit']) worker.once(event, () => resolve());
    });
    return {
      port: worker,
      activity,
      worker,
      onMessages: (listener) => worker.on('message', listener),
      onEnd: (listener) => {
        let why: unknown = null;
        worker.on('error', (error) => (why = error));
        worker.once('exit', () => listener(why));
      },
      // Node 20 aborts the process, about once in a hundred times, if a thread ends while it links its modules
      // (`IsGraphAsync`).
      terminate: async () => {
        await settledWithin(isUp, START_MS);
        await worker.terminate();
      },
    };
  };
}

/** A composer that ended before it started. */
function notStarted(activity: Activity, error: unknown): ComposerThread {
  return {
    port: { postMessage: () => {} },
    activity,
    worker: null,
    onMessages: () => {},
    onEnd: (listener) => void setImmediate(listener, error),
    terminate: async () => {},
  };
}

/** The built file next to the built server; from source, the file that registers the TypeScript loader. */
function threadFile(): string {
  const built = path.join(path.dirname(import.meta.filename), 'composer.mjs');
  return existsSync(built) ? built : path.join(import.meta.dirname, '../../composer/start-thread.mjs');
}
