import { ErrorReply } from '@redis/client';
import type { RedisLog } from './connect-redis.ts';

/** One that is full takes a write now and then. */
const QUIET_MS = 60_000;

interface Refusals {
  log: RedisLog;
  /** Log lines at the begin and end of a time in which writes are refused, once each. */
  refused: string;
  taken: string;
  /** Milliseconds of any monotonic clock. */
  now?: () => number;
}

/**
 * Looks at answers to writes. A Redis that is full or read only refuses them, while its connection is well and reads are
 * answered: nothing else would say so.
 */
export function sayRefusals({ log, refused, taken, now = () => performance.now() }: Refusals) {
  let refusedAt: number | null = null;
  return async <T>(answer: Promise<T>): Promise<T> => {
    try {
      const value = await answer;
      if (refusedAt !== null && now() - refusedAt >= QUIET_MS) {
        refusedAt = null;
        log.info({}, taken);
      }
      return value;
    } catch (error) {
      if (error instanceof ErrorReply) {
        if (refusedAt === null) log.warn({ err: error }, refused);
        refusedAt = now();
      }
      throw error;
    }
  };
}
