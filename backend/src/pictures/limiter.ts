import PQueue from 'p-queue';

export interface LimiterOptions {
  /** Jobs that run at a time. */
  concurrency: number;
  /** Jobs that may wait; one more rejects at once. */
  maxQueued: number;
  /** A job that waits longer rejects, because its caller has given up. */
  maxWaitMs: number;
  busyError: () => Error;
}

/** Runs a job when it is its turn, or rejects with `busyError`. */
type Limiter = <T>(job: () => Promise<T>) => Promise<T>;

/** Bounds concurrent jobs, first come, first served. */
export function createLimiter({ concurrency, maxQueued, maxWaitMs, busyError }: LimiterOptions): Limiter {
  const queue = new PQueue({ concurrency });
  // Not `queue.size`: there a job that has given up stays until its turn.
  let queued = 0;
  return async (job) => {
    if (queued >= maxQueued) throw busyError();
    const waiting = new AbortController();
    queued += 1;
    const giveUp = () => {
      queued -= 1;
      waiting.abort(busyError());
    };
    const timer = setTimeout(giveUp, maxWaitMs);
    const start = () => {
      queued -= 1;
      clearTimeout(timer);
      return job();
    };
    return queue.add(start, { signal: waiting.signal });
  };
}
