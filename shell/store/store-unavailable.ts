import { setTimeout as delay } from 'node:timers/promises';

/** The store did not respond in time, or is busy: a retry may succeed. */
export class StoreUnavailable extends Error {}

/** A write that the store did not confirm. A caller that retries could do the same thing twice. */
export class WriteUnsure extends StoreUnavailable {}

/** The first `StoreUnavailable` among an error and its causes. Null if there is none: a retry would fail again. */
export function storeUnavailable(error: unknown): StoreUnavailable | null {
  if (error instanceof StoreUnavailable) return error;
  return error instanceof Error && error.cause !== undefined ? storeUnavailable(error.cause) : null;
}

/**
 * The value; null if it is missing or broken. Rejects while the store is unavailable, which says nothing about the value.
 */
export function unlessBroken<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    if (storeUnavailable(error)) throw error;
    return null;
  });
}

/** Machines of a site often start together, some before their network is up. */
const RETRY_FOR_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;

/**
 * Retries for a minute while the store is unavailable. Rejects at once for other errors, such as denied access or a missing
 * bucket, which would recur. Calls `onWait` with a message before the first pause.
 */
export async function retryWhileUnavailable<Result>(
  operation: () => Promise<Result>,
  onWait: (message: string) => void,
): Promise<Result> {
  const started = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await operation();
    } catch (error) {
      const unavailable = storeUnavailable(error);
      if (!unavailable) throw error;
      if (performance.now() - started + pause > RETRY_FOR_MS)
        throw new Error(`The store did not respond for a minute: ${unavailable.message}`, { cause: error });
      if (pause === FIRST_PAUSE_MS)
        onWait(`The store does not respond; retrying for a minute: ${unavailable.message}`);
    }
    await delay(pause);
  }
}
