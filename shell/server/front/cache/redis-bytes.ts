import { ErrorReply, RESP_TYPES } from '@redis/client';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import type { Log } from '../../../lib/log.ts';
import { connectRedis, logRefusals } from '../../redis/connect-redis.ts';

/** Deadline of a read that a page waits for. On a local network a read takes a millisecond. */
const READ_MS = 25;

/** Bytes in Redis by key. Connects in the background, and reconnects whenever the connection breaks. */
export function redisBytes(url: string, log: Pick<Log, 'warn' | 'info'>) {
  const circuit = new CircuitBreaker();
  const client = connectRedis({
    url,
    log,
    away: 'the shared page cache is unavailable; pages are rendered without it',
    back: 'the shared page cache is available again',
    ready: () => circuit.worked(),
  });
  const written = logRefusals({
    log,
    refused: 'the shared page cache refuses pages; other servers render them again',
    taken: 'the shared page cache accepts pages again',
  });
  const values = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

  return {
    /** Null if the key is missing. Rejects if there is no reply in time. */
    get: async (key: string): Promise<Buffer | null> => {
      if (!client.isReady || !circuit.allows()) throw new Error('Redis is unavailable.');
      try {
        const found = await withDeadline(values.get(key), READ_MS, `No reply within ${READ_MS} ms.`);
        circuit.worked();
        return found;
      } catch (error) {
        circuit.failed();
        throw error;
      }
    },
    /** Writes in the background. */
    set: (key: string, value: Buffer, seconds: number): void => {
      if (!client.isReady || !circuit.allows()) return;
      const reply = client.set(key, value, { expiration: { type: 'EX', value: seconds } });
      written(reply).catch((error: unknown) => {
        // One that is full or read-only still serves reads.
        if (!(error instanceof ErrorReply)) circuit.failed();
      });
    },
    close: () => client.destroy(),
  };
}

const FAILURES = 3;
/** How long it stays open. Then one request tries, and decides whether it closes. */
const OPEN_MS = 2000;

export class CircuitBreaker {
  #failures = 0;
  #until = 0;

  /** Whether a request may be sent. After a pause only the first one may. */
  allows(): boolean {
    if (this.#failures < FAILURES) return true;
    const now = performance.now();
    if (now < this.#until) return false;
    this.#until = now + OPEN_MS;
    return true;
  }

  worked(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#until = performance.now() + OPEN_MS;
  }
}
