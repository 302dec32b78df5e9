import { createClient, RESP_TYPES } from '@redis/client';
import { withDeadline } from '../../../src/composition/with-deadline.ts';

/** Deadline of a read, for which a page waits. On a local network it takes a millisecond. */
const READ_MS = 25;
const CONNECT_MS = 2000;
/** A connection silent for this long is replaced; a healthy one answers pings. */
const SILENT_MS = 5000;
const PING_MS = 2000;
const LONGEST_PAUSE_MS = 5000;
/** Commands without an answer; more are refused, so that a Redis that hangs costs no memory. */
const MOST_WAITING = 256;

/** Bytes in Redis by key. Reads have a short deadline, and writes run in the background. */
interface RedisBytes {
  /** Null if the key is missing. Rejects without an answer in time. */
  get: (key: string) => Promise<Buffer | null>;
  set: (key: string, value: Buffer, seconds: number) => void;
  close: () => void;
}

export interface RedisLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Connects in the background, and again whenever the connection breaks. */
export function redisBytes(url: string, log: RedisLog): RedisBytes {
  const circuit = new Circuit();
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
  const values = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

  let isDown = false;
  client.on('error', (error: unknown) => {
    if (!isDown) log.warn({ err: error }, 'the shared page cache is unavailable; pages are made without it');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info({}, 'the shared page cache is available again');
    isDown = false;
    circuit.worked();
  });
  // It retries forever; the error event reports failures.
  client.connect().catch(() => {});

  return {
    get: async (key) => {
      if (!client.isReady || !circuit.allows()) throw new Error('Redis is unavailable.');
      try {
        const found = await withDeadline(values.get(key), READ_MS, `No answer within ${READ_MS} ms.`);
        circuit.worked();
        return found;
      } catch (error) {
        circuit.failed();
        throw error;
      }
    },
    set: (key, value, seconds) => {
      if (!client.isReady || !circuit.allows()) return;
      client.set(key, value, { expiration: { type: 'EX', value: seconds } }).catch(() => circuit.failed());
    },
    close: () => client.destroy(),
  };
}

/** Consecutive failures that open the circuit. */
const FAILURES = 3;
/** How long it stays open. Then one request tries, and decides whether it closes. */
const OPEN_MS = 2000;

/** A circuit breaker. Milliseconds of any monotonic clock. */
export class Circuit {
  #failures = 0;
  #until = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a request may be sent. After a pause only the first one may. */
  allows(): boolean {
    if (this.#failures < FAILURES) return true;
    const now = this.#now();
    if (now < this.#until) return false;
    this.#until = now + OPEN_MS;
    return true;
  }

  worked(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#until = this.#now() + OPEN_MS;
  }
}
