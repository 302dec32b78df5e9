import { createClient, ErrorReply } from '@redis/client';
import { hostLookup } from '../../lib/host-lookup.ts';
import type { Log } from '../../lib/log.ts';

const CONNECT_MS = 2000;
/** A connection that is silent for this long is replaced; a healthy one replies to pings. */
const SILENT_MS = 5000;
const PING_MS = 2000;
const MAX_PAUSE_MS = 5000;
/** Commands without a reply; more are refused, so that a Redis that hangs does not fill the memory. */
const MAX_WAITING_COMMANDS = 256;

interface RedisUse {
  url: string;
  log: Pick<Log, 'warn' | 'info'>;
  /** Log lines at the beginning and end of an outage, once each. */
  away: string;
  back: string;
  ready?: () => void;
}

/**
 * Connects in the background, and reconnects whenever the connection breaks. Commands reject at once without a connection.
 */
export function connectRedis({ url, log, away, back, ready }: RedisUse) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    pingInterval: PING_MS,
    socket: {
      lookup: hostLookup,
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_PAUSE_MS),
    },
  });
  let isDown = false;
  client.on('error', (error: unknown) => {
    if (!isDown) log.warn({ err: error }, away);
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info({}, back);
    isDown = false;
    ready?.();
  });
  // It retries forever; the error event reports failures.
  client.connect().catch(() => {});
  return client;
}

/** A full Redis still accepts a write from time to time. */
const QUIET_MS = 60_000;

interface Refusals {
  log: Pick<Log, 'warn' | 'info'>;
  /** Log lines at the beginning and end of a time in which writes are refused, once each. */
  refused: string;
  taken: string;
}

/**
 * Logs refused writes. A Redis that is full or read-only refuses them, while its connection is healthy and reads
 * work: nothing else would report it.
 */
export function logRefusals({ log, refused, taken }: Refusals) {
  let refusedAt: number | null = null;
  return async <T>(reply: Promise<T>): Promise<T> => {
    try {
      const value = await reply;
      if (refusedAt !== null && performance.now() - refusedAt >= QUIET_MS) {
        refusedAt = null;
        log.info({}, taken);
      }
      return value;
    } catch (error) {
      if (error instanceof ErrorReply) {
        if (refusedAt === null) log.warn({ err: error }, refused);
        refusedAt = performance.now();
      }
      throw error;
    }
  };
}
