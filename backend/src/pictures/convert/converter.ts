import { createGate } from '../gate.ts';
import { PictureConverterEnded, PicturesBusy } from '../picture-errors.ts';
import type { ConvertOrder } from './convert-order.ts';
import type { Program } from './converter-program.ts';
import { startWorker, type Worker } from './start-worker.ts';

export interface ConverterRules {
  /** Converting processes at a time; each does one picture. */
  processes: number;
  /** For one picture, the start of a process included. A process that needs longer is ended. */
  deadlineMs: number;
  /** A process that had nothing to do for this long is let go, and its memory with it. */
  restMs: number;
}

export interface Converter {
  /** Rejects with `PictureUnreadable`, `PictureConverterEnded` or `PicturesBusy`. */
  convert(order: ConvertOrder): Promise<Buffer>;
  close(): void;
}

/**
 * Converts pictures in processes of their own. Decoders are large programs in an unsafe language that read what
 * strangers wrote: one that crashes, hangs or takes hundreds of megabytes costs this picture and nothing else.
 */
export function createConverter(
  program: Program,
  { processes, deadlineMs, restMs }: ConverterRules,
): Converter {
  const resting = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  let closed = false;
  // How many may come here is bounded by who calls; here they only wait for a free process.
  const gate = createGate({
    atOnce: processes,
    waiting: Number.POSITIVE_INFINITY,
    patienceMs: deadlineMs,
    turnedAway: () => new PicturesBusy(),
  });

  function take(): Worker {
    // The one that worked last: the others may go on resting, and be let go.
    const rested = [...resting.keys()].at(-1);
    if (rested) {
      clearTimeout(resting.get(rested));
      resting.delete(rested);
      if (rested.isAlive()) return rested;
      all.delete(rested);
    }
    const worker = startWorker(program, deadlineMs);
    all.add(worker);
    return worker;
  }

  function letGo(worker: Worker): void {
    resting.delete(worker);
    all.delete(worker);
    worker.end();
  }

  return {
    convert: (order) =>
      gate(async () => {
        if (closed) throw new PictureConverterEnded('the site is closing');
        const worker = take();
        try {
          return await worker.convert(order);
        } finally {
          if (worker.isAlive()) resting.set(worker, setTimeout(letGo, restMs, worker).unref());
          else all.delete(worker);
        }
      }),
    close() {
      closed = true;
      for (const timer of resting.values()) clearTimeout(timer);
      for (const worker of all) letGo(worker);
    },
  };
}
