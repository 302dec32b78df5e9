import { createClient, RESP_TYPES } from '@redis/client';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import { Circuit } from './circuit.ts';

/** A page waits no longer for an answer. On a local network it takes a millisecond. */
const READ_MS = 25;
const CONNECT_MS = 2000;
/** A connection on which nothing comes for so long is closed and made again. A healthy one answers pings. */
const SILENT_MS = 5000;
const PING_MS = 2000;
const LONGEST_PAUSE_MS = 5000;
/** Commands that wait for their answers; more are refused at once, so that a server that hangs takes no memory. */
const MOST_WAITING = 256;

/** Bytes in Redis by key. Whatever Redis does, nobody who reads waits long, and nobody who writes waits at all. */
export interface RedisBytes {
  /** Null where nothing is. Rejects when there is no answer in time. */
  get: (key: string) => Promise<Buffer | null>;
  set: (key: string, value: Buffer, seconds: number) => void;
  close: () => void;
}

/** Connects in the background, and again whenever the connection breaks. */
export function redisBytes(
  url: string,
  log: { warn(fields: object, message: string): void; info(fields: object, message: string): void },
): RedisBytes {
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

  let away = false;
  client.on('error', (error: unknown) => {
    if (!away) log.warn({ err: error }, 'the shared page cache is away; pages are made without it');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info({}, 'the shared page cache is back');
    away = false;
    circuit.worked();
  });
  // Trying goes on for ever; every failure is told above.
  client.connect().catch(() => {});

  return {
    get: async (key) => {
      if (!client.isReady || !circuit.allows()) throw new Error('Redis is not asked now.');
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
