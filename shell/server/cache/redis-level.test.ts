import { createClient, RESP_TYPES } from '@redis/client';
import { pageOf, startNewsSite } from '../testing/news-site.ts';
import { HAS_REDIS, startRedis, type TemporaryRedis } from '../testing/temporary-redis.ts';
import { until } from '../testing/until.ts';
import { seal, unseal } from './envelope.ts';

const MISSING = 'there is no redis-server; install the package redis-server';
if (!HAS_REDIS) process.stderr.write(`The shared page cache was not tested: ${MISSING}.\n`);
const onRedis = HAS_REDIS ? describe : describe.skip;

jest.setTimeout(30_000);

onRedis(`the shared page cache${HAS_REDIS ? '' : ` (not tested: ${MISSING})`}`, () => {
  let redis: TemporaryRedis;
  const open: { close: () => Promise<void> }[] = [];
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    redis.resume();
    await Promise.all(open.splice(0).map((site) => site.close()));
    await redis.stop();
  });

  /** A server that says what it made itself, and what it heard of Redis. */
  async function server(name: string) {
    const asked: string[] = [];
    const load = jest.fn(() => ({ status: 200 as const, data: `Made by ${name}` }));
    const site = await startNewsSite({
      one: pageOf('', { load }),
      cacheUrl: redis.url,
      telemetry: {
        pageCacheAsked: (level, result) => {
          if (level === 'redis') asked.push(result);
        },
      },
    });
    open.push(site);
    return { ...site, load, asked };
  }

  async function client() {
    const made = createClient({ url: redis.url, RESP: 2 });
    made.on('error', () => {});
    await made.connect();
    open.push({ close: async () => made.destroy() });
    return made.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  }

  const keys = async () => [...(await (await client()).keys('meadowlark:*'))].map(String);

  /** Asks until the server has found Redis, and something was written there. */
  async function shared(one: Awaited<ReturnType<typeof server>>): Promise<void> {
    let tried = 0;
    await until(async () => {
      tried += 1;
      await one.ask(tried === 1 ? '/local-news' : `/_data/${one.live.edition.id}/local-news`);
      one.link.setAside({ name: 'news', version: '1' });
      await one.ask('/local-news');
      return (await keys()).length > 0;
    });
  }

  it('gives one server what another has made, as it was made', async () => {
    const one = await server('one');
    await shared(one);
    const sent = await one.ask('/local-news', { 'accept-encoding': 'br' });
    const two = await server('two');
    await until(async () => {
      two.link.setAside({ name: 'news', version: '1' });
      return (await two.ask('/local-news')).body.includes('Made by one');
    });
    const same = await two.ask('/local-news', { 'accept-encoding': 'br' });
    for (const header of ['etag', 'content-security-policy', 'cache-control', 'x-edition'])
      expect(same.headers.get(header)).toBe(sent.headers.get(header));
    expect(same.body).toBe(sent.body);
    expect(two.asked).toContain('hit');
    const ttl = await (await client()).ttl((await keys())[0] ?? '');
    expect(ttl).toBeGreaterThan(600);
    expect(ttl).toBeLessThanOrEqual(660);
  });

  it('refuses what it did not write: changed bytes, another page’s, and what is no page', async () => {
    const one = await server('one');
    await shared(one);
    const redisClient = await client();
    const [key = ''] = await keys();
    const good = (await redisClient.get(key)) as Buffer;
    const other = await unseal(key, good);
    const foreign = seal('another key', other?.meta as never, other?.packed as Buffer);
    const changed = Buffer.from(good);
    changed[changed.length - 9] = (changed[changed.length - 9] ?? 0) ^ 1;
    const rewritten = seal(
      key,
      { ...(other?.meta as never as object), ref: 'x' } as never,
      other?.packed as Buffer,
    );
    for (const poison of [Buffer.from('<h1>Pwned</h1>'), changed, foreign, rewritten, good.subarray(0, 60)]) {
      await redisClient.set(key, poison);
      const two = await server('two');
      // Another page shows when it has found Redis: so it meets the poison before it has put anything of its own there.
      await until(async () => {
        two.link.setAside({ name: 'news', version: '1' });
        await two.ask('/politics');
        return two.asked.length > 0;
      });
      two.asked.length = 0;
      const { body, status } = await two.ask('/local-news');
      expect([status, body.includes('Made by two')]).toEqual([200, true]);
      expect(two.asked).toEqual(['refused']);
    }
  });

  it('costs no page when it hangs, dies or comes back', async () => {
    const one = await server('one');
    await shared(one);
    const { load } = one;
    redis.pause();
    for (let i = 0; i < 6; i += 1) {
      const calls = load.mock.calls.length;
      expect((await one.ask(`/article/hang-${i}`)).status).toBe(200);
      expect(load.mock.calls.length).toBe(calls + 1);
    }
    expect(one.asked.filter((result) => result === 'failed').length).toBeGreaterThanOrEqual(6);
    await redis.stop();
    expect((await one.ask('/article/dead')).status).toBe(200);
    redis = await startRedis(redis.port);
    let again = 0;
    await until(async () => {
      again += 1;
      await one.ask(`/article/back-${again}`);
      return (await keys()).length > 0;
    });
  });

  it('is not needed at the start', async () => {
    await redis.stop();
    const one = await server('one');
    expect((await one.ask('/local-news')).body).toContain('Made by one');
    redis = await startRedis(redis.port);
  });
});
