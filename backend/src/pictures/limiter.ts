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

/** Limits concurrent jobs, first come, first served. */
export function createLimiter({ concurrency, maxQueued, maxWaitMs, busyError }: LimiterOptions): Limiter {
  const queue = new PQueue({ concurrency });
  return async (job) => {
    if (queue.size >= maxQueued) throw busyError();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(busyError()), maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      return job();
    };
    return queue.add(start, { signal: waiting.signal });
  };
}

/** The same, with a second limit per host, so that a host that does not respond cannot take all slots. */
export function createHostLimiter({
  perHost,
  ...options
}: LimiterOptions & { perHost: number }): <T>(host: string, job: () => Promise<T>) => Promise<T> {
  const limit = createLimiter(options);
  const hosts = new Map<string, { limit: Limiter; jobs: number }>();
  return async (host, job) => {
    const entry = hosts.get(host) ?? { limit: createLimiter({ ...options, concurrency: perHost }), jobs: 0 };
    hosts.set(host, entry);
    entry.jobs += 1;
    try {
      return await entry.limit(() => limit(job));
    } finally {
      entry.jobs -= 1;
      if (entry.jobs === 0) hosts.delete(host);
    }
  };
}
