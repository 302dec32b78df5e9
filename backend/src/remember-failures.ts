import { LRUCache } from 'lru-cache';
import { NamedError } from './named-error.ts';

/** A URL that failed is not requested again before this. */
const FAILURE_MS = 60_000;
/** A host's `Retry-After` counts up to this, in case it says a year by mistake. */
const MAX_FAILURE_MS = 60 * 60_000;
const MAX_FAILURES = 1000;

interface Options {
  /** Called once per failure. */
  onFailure: (address: string, reason: string) => void;
  /** Whether an error says nothing about its URL, and is not remembered. */
  isPassing?: (error: Error) => boolean;
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number;
}

/** Runs an attempt, or rejects with the error of a recent attempt for the same URL. */
type Attempt = <T>(address: string, attempt: () => Promise<T>) => Promise<T>;

export function rememberFailures({
  onFailure,
  isPassing = () => false,
  elapsed = () => performance.now(),
}: Options): Attempt {
  const clock = { perf: { now: elapsed }, ttlResolution: 0 };
  const failures = new LRUCache<string, Error>({ max: MAX_FAILURES, ttl: FAILURE_MS, ...clock });
  return async (address, attempt) => {
    const remembered = failures.get(address);
    if (remembered) throw remembered;
    try {
      return await attempt();
    } catch (error) {
      const failed = error instanceof Error ? error : new Error(String(error));
      if (!isPassing(failed) && !failures.has(address)) {
        failures.set(address, failed, { ttl: ttlOf(failed) });
        onFailure(address, failed.message);
      }
      throw failed;
    }
  };
}

function ttlOf(error: Error): number {
  const wanted = error instanceof NamedError ? error.retryAfterMs : 0;
  return Math.min(Math.max(FAILURE_MS, wanted), MAX_FAILURE_MS);
}
