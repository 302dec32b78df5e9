import { setTimeout as wait } from 'node:timers/promises';

/** Whether a promise settles within `ms` milliseconds. */
export async function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const stop = new AbortController();
  const done = promise.then(
    () => true,
    () => true,
  );
  const late = wait(ms, false, { signal: stop.signal }).catch(() => false);
  return Promise.race([done, late]).finally(() => stop.abort());
}
