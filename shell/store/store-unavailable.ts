import { setTimeout as delay } from 'node:timers/promises';

/** The store did not answer in time, or is busy: a retry may succeed. */
export class StoreUnavailable extends Error {}

/** A write of which the store did not say whether it was done. Whoever decides anew could do the same twice. */
export class WriteUnsure extends StoreUnavailable {}

/** The first `StoreUnavailable` among an error and its causes, or null: a retry would fail again. */
export function storeUnavailable(error: unknown): StoreUnavailable | null {
  if (error instanceof StoreUnavailable) return error;
  return error instanceof Error && error.cause !== undefined ? storeUnavailable(error.cause) : null;
}

/** What is read; null if it is gone or broken. Rejects while the store does not answer, which says nothing of it. */
export function unlessBroken<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    if (storeUnavailable(error)) throw error;
    return null;
  });
}

/** Machines of a site often start together, some before their network is up. */
const RETRY_FOR_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/**
 * Retries for a minute while the store is unavailable. Rejects at once for other errors, such as denied access or a
 * missing bucket, which would come again. Calls `onWait` with one sentence before the first pause.
 */
export async function retryWhileUnavailable<Result>(
  operation: () => Promise<Result>,
  onWait: (sentence: string) => void,
): Promise<Result> {
  const started = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await operation();
    } catch (error) {
      const unavailable = storeUnavailable(error);
      if (!unavailable) throw error;
      if (performance.now() - started + pause > RETRY_FOR_MS)
        throw new Error(`The store did not answer for a minute: ${unavailable.message}`, { cause: error });
      if (pause === FIRST_PAUSE_MS)
        onWait(`The store does not answer and is asked again for a minute: ${unavailable.message}`);
    }
    await delay(pause);
  }
}
