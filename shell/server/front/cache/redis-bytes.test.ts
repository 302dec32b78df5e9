import { createClient } from '@redis/client';
import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import { until } from '../../../lib/testing/until.ts';
import { onRedis } from '../../redis/testing/on-redis.ts';
import { startRedis, type TemporaryRedis } from '../../redis/testing/temporary-redis.ts';
import { CircuitBreaker, redisBytes } from './redis-bytes.ts';

test('after three failures in a row no request is sent for a while, then one tries', () => {
  const clock = stoppedClock(0);
  const circuit = new CircuitBreaker();
  circuit.failed();
  circuit.failed();
  circuit.worked();
  circuit.failed();
  circuit.failed();
  expect(circuit.allows()).toBe(true);
  circuit.failed();
  expect(circuit.allows()).toBe(false);
  clock.now = 2000;
  expect([circuit.allows(), circuit.allows()]).toEqual([true, false]);
  circuit.failed();
  clock.now = 3999;
  expect(circuit.allows()).toBe(false);
  clock.now = 4000;
  expect(circuit.allows()).toBe(true);
  circuit.worked();
  expect([circuit.allows(), circuit.allows()]).toEqual([true, true]);
});

onRedis('redisBytes', () => {
  let redis: TemporaryRedis;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.stop());

  test('logs once when Redis serves reads and refuses writes', async () => {
    const operator = createClient({ url: redis.url });
    await operator.connect();
    await operator.configSet('maxmemory', '1');
    operator.destroy();
    const said: string[] = [];
    const bytes = redisBytes(redis.url, { warn: (_, message) => said.push(message), info: () => {} });
    await until(() => {
      bytes.set('key', Buffer.from('page'), 60);
      return said.length > 0;
    });
    bytes.close();
    expect(said).toEqual(['the shared page cache refuses pages; other servers render them again']);
  });

  test('reads from a Redis that refuses every write', async () => {
    const operator = createClient({ url: redis.url });
    await operator.connect();
    await operator.set('kept', 'page');
    await operator.configSet('maxmemory', '1');
    const bytes = redisBytes(redis.url, { warn: () => {}, info: () => {} });
    await until(async () => {
      bytes.set('key', Buffer.from('page'), 60);
      return /errorstat_OOM:count=\d\d/.test(await operator.info('errorstats'));
    });
    operator.destroy();
    // On a slow machine the reply may be late; only the request matters.
    const read = await bytes.get('kept').catch(String);
    expect(String(read)).not.toContain('Redis is unavailable');
    bytes.close();
  });
});
