import { LRUCache } from 'lru-cache';
import { PicturesBusy } from './picture-errors.ts';

/** Do not try a failed picture again before this. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 1000;

/** Runs an attempt, or rejects with the error of a recent one for the same address. */
type Attempt = <T>(address: string, attempt: () => Promise<T>) => Promise<T>;

/**
 * Does not remember `PicturesBusy`, which says nothing about a picture.
 *
 * @param onFailure called once per failed picture
 */
export function rememberFailures(onFailure: (address: string, reason: string) => void): Attempt {
  const failures = new LRUCache<string, Error>({ max: MAX_FAILURES, ttl: FAILURE_MS });
  return async (address, attempt) => {
    const remembered = failures.get(address);
    if (remembered) throw remembered;
    try {
      return await attempt();
    } catch (error) {
      const failed = error instanceof Error ? error : new Error(String(error));
      if (!(failed instanceof PicturesBusy) && !failures.has(address)) {
        failures.set(address, failed);
        onFailure(address, failed.message);
      }
      throw failed;
    }
  };
}
