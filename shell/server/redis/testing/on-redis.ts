import { HAS_REDIS } from './temporary-redis.ts';

const MISSING = 'there is no redis-server; install the package redis-server';

/** Runs a suite that starts a Redis. If it is not installed, skips the suite and prints the reason. */
export function onRedis(what: string, suite: () => void): void {
  if (HAS_REDIS) {
    describe(what, suite);
    return;
  }
  process.stderr.write(`${what} was not tested: ${MISSING}.\n`);
  describe.skip(`${what} (not tested: ${MISSING})`, suite);
}
