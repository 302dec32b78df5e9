import { LRUCache } from 'lru-cache';
import { PicturesBusy } from './picture-errors.ts';

/** A picture that failed is left in peace for this long. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 1000;

/** Tries to have a picture, unless it failed a moment ago: then the same error is thrown again. */
export type Attempt = <T>(address: string, attempt: () => Promise<T>) => Promise<T>;

/**
 * @param onFailure told once of every picture that failed. That there was too much to do says nothing about a picture
 *   and is not remembered.
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
