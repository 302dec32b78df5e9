import { createClient } from '@redis/client';
import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import { logRefusals } from './connect-redis.ts';
import { onRedis } from './testing/on-redis.ts';
import { startRedis, type TemporaryRedis } from './testing/temporary-redis.ts';

onRedis('a Redis that is full', () => {
  let redis: TemporaryRedis;
  let client: ReturnType<typeof createClient>;
  beforeEach(async () => {
    redis = await startRedis();
    client = createClient({ url: redis.url });
    await client.connect();
  });
  afterEach(async () => {
    client.destroy();
    await redis.stop();
  });

  test('is logged once, and that it accepts writes again once it has for a while', async () => {
    const said: string[] = [];
    const clock = stoppedClock(0);
    const written = logRefusals({
      log: { warn: (_, message) => said.push(message), info: (_, message) => said.push(message) },
      refused: 'refused',
      taken: 'taken',
    });
    const write = () => written(client.set('key', 'value'));
    const room = (bytes: string) => client.configSet('maxmemory', bytes);

    await write();
    await room('1');
    await expect(write()).rejects.toThrow('OOM');
    await room('0');
    await write();
    await room('1');
    await expect(write()).rejects.toThrow('OOM');
    expect(said).toEqual(['refused']);

    await room('0');
    clock.now += 60_000;
    await write();
    await write();
    expect(said).toEqual(['refused', 'taken']);
  });
});
