import { createLimiter } from '../limiter.ts';
import { PictureConverterEnded, PicturesBusy } from '../picture-errors.ts';
import type { ConvertOrder } from './convert-order.ts';
import type { Program } from '../../child-program.ts';
import { startWorker, type Worker } from './start-worker.ts';

export interface ConverterOptions {
  /** Maximum number of converting processes; each converts one picture at a time. */
  processes: number;
  /** For one picture, including the start of a process. A process that takes longer is killed. */
  deadlineMs: number;
  /** A process that is idle for this long is ended, to free its memory. */
  idleMs: number;
}

export interface Converter {
  /** Rejects with `PictureUnreadable`, `PictureConverterEnded` or `PicturesBusy`. */
  convert(order: ConvertOrder): Promise<Buffer>;
  close(): void;
}

/**
 * Converts pictures in child processes. Decoders are large programs in an unsafe language that read untrusted bytes. A
 * crash, a hang or hundreds of megabytes cost only this picture.
 */
export function createConverter(
  program: Program,
  { processes, deadlineMs, idleMs }: ConverterOptions,
): Converter {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  let closed = false;
  // The caller bounds the queue; here, orders only wait for a free process.
  const limit = createLimiter({
    concurrency: processes,
    maxQueued: Number.POSITIVE_INFINITY,
    maxWaitMs: deadlineMs,
    busyError: () => new PicturesBusy(),
  });

  function take(): Worker {
    // The last one to become idle, so that the others reach `idleMs`.
    const reused = [...idle.keys()].at(-1);
    if (reused) {
      clearTimeout(idle.get(reused));
      idle.delete(reused);
      if (reused.isAlive()) return reused;
      all.delete(reused);
    }
    const worker = startWorker(program, deadlineMs);
    all.add(worker);
    return worker;
  }

  function end(worker: Worker): void {
    idle.delete(worker);
    all.delete(worker);
    worker.end();
  }

  return {
    convert: (order) =>
      limit(async () => {
        if (closed) throw new PictureConverterEnded('the site is closing');
        const worker = take();
        try {
          return await worker.convert(order);
        } finally {
          if (worker.isAlive()) idle.set(worker, setTimeout(end, idleMs, worker).unref());
          else all.delete(worker);
        }
      }),
    close() {
      closed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      for (const worker of all) end(worker);
    },
  };
}
