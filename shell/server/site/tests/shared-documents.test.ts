import { createClient, RESP_TYPES } from '@redis/client';
import { PICTURE_KEY } from '../testing/composers-here.ts';
import { pageOf, startNewsSite } from '../testing/news-site.ts';
import { onRedis } from '../../redis/testing/on-redis.ts';
import { startRedis, type TemporaryRedis } from '../../redis/testing/temporary-redis.ts';
import { until } from '../../../lib/testing/until.ts';
import { seal, sealingKey, unseal } from '../../front/cache/envelope.ts';

onRedis('the shared page cache', () => {
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

  /** A server that records what it rendered itself, and the results of its Redis lookups. */
  async function server(name: string) {
    const lookups: string[] = [];
    const load = jest.fn(() => ({ status: 200 as const, data: `Made by ${name}` }));
    const site = await startNewsSite({
      one: pageOf('', { load }),
      cacheUrl: redis.url,
      record: (event) => {
        if (event.event === 'page-cache-lookup' && event.level === 'redis') lookups.push(event.result);
      },
    });
    open.push(site);
    return { ...site, load, lookups };
  }

  async function client() {
    const made = createClient({ url: redis.url, RESP: 2 });
    made.on('error', () => {});
    await made.connect();
    open.push({ close: async () => made.destroy() });
    return made.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  }

  const keys = async () => [...(await (await client()).keys('meadowlark:*'))].map(String);

  /** Sends requests until the server has found Redis, and its page was written there. */
  async function shared(one: Awaited<ReturnType<typeof server>>): Promise<void> {
    await until(async () => {
      one.hooks.quarantined({ name: 'news', version: '1' });
      await one.request('/local-news');
      return (await keys()).length > 0;
    });
  }

  /** What is there stays: servers that write late, or render a page because Redis was late, cannot overwrite it. */
  async function refuseWrites(): Promise<void> {
    await (await client()).configSet('min-replicas-to-write', '1');
  }

  /** Requests a page that the server has to get from Redis, until Redis has replied in time. */
  async function requestsFromRedis({ hooks, request, lookups }: Awaited<ReturnType<typeof server>>) {
    let response: Awaited<ReturnType<typeof request>> | undefined;
    await until(async () => {
      hooks.quarantined({ name: 'news', version: '1' });
      lookups.length = 0;
      response = await request('/local-news', { 'accept-encoding': 'br' });
      return lookups.some((result) => result !== 'failed');
    });
    return response;
  }

  it('one server gets the pages of another, unchanged', async () => {
    const one = await server('one');
    await shared(one);
    await refuseWrites();
    const sent = await one.request('/local-news', { 'accept-encoding': 'br' });
    const two = await server('two');
    const same = await requestsFromRedis(two);
    expect(two.lookups).toEqual(['hit']);
    expect(same?.body).toContain('Made by one');
    expect(same?.body).toBe(sent.body);
    for (const header of ['etag', 'content-security-policy', 'cache-control', 'x-edition'])
      expect(same?.headers.get(header)).toBe(sent.headers.get(header));
    const ttl = await (await client()).ttl((await keys())[0] ?? '');
    expect(ttl).toBeGreaterThan(600);
    expect(ttl).toBeLessThanOrEqual(660);
  });

  const poisons: { what: string; of: (key: string, good: Buffer) => Promise<Buffer> }[] = [
    { what: 'what is no page', of: async () => Buffer.from('<h1>Pwned</h1>') },
    { what: 'a page cut short', of: async (_, good) => good.subarray(0, 60) },
    {
      what: 'changed bytes',
      of: async (_, good) => {
        const changed = Buffer.from(good);
        changed[changed.length - 9] = (changed[changed.length - 9] ?? 0) ^ 1;
        return changed;
      },
    },
    { what: 'the page of another place', of: async (key, good) => resealed(key, good, 'another place') },
    {
      what: 'a page of somebody who has no key',
      of: async (key, good) => resealed(key, good, key, {}, 'a guess'),
    },
    { what: 'the page of another edition', of: async (key, good) => resealed(key, good, key, { ref: 'x' }) },
  ];

  async function resealed(
    key: string,
    good: Buffer,
    place: string,
    changes = {},
    secret = PICTURE_KEY,
  ): Promise<Buffer> {
    const found = await unseal(sealingKey(PICTURE_KEY), key, good);
    if (!found) throw new Error('There is no page to be changed.');
    return seal(sealingKey(secret), place, { ...(found.meta as object), ...changes }, found.packed);
  }

  it.each(poisons)('refuses values that no server wrote: $what', async ({ of }) => {
    const one = await server('one');
    await shared(one);
    await one.close();
    const redisClient = await client();
    const [key = ''] = await keys();
    const good = (await redisClient.get(key)) as Buffer;
    await redisClient.set(key, await of(key, good));
    await refuseWrites();
    const two = await server('two');
    const response = await requestsFromRedis(two);
    expect(two.lookups).toEqual(['refused']);
    expect([response?.status, response?.body.includes('Made by two')]).toEqual([200, true]);
  });

  it('does not fail pages when it hangs, dies or comes back', async () => {
    const one = await server('one');
    await shared(one);
    const { load } = one;
    redis.pause();
    for (let i = 0; i < 6; i += 1) {
      const calls = load.mock.calls.length;
      expect((await one.request(`/article/hang-${i}`)).status).toBe(200);
      expect(load.mock.calls.length).toBe(calls + 1);
    }
    expect(one.lookups.filter((result) => result === 'failed').length).toBeGreaterThanOrEqual(6);
    await redis.stop();
    expect((await one.request('/article/dead')).status).toBe(200);
    redis = await startRedis(redis.port);
    let again = 0;
    await until(async () => {
      again += 1;
      await one.request(`/article/back-${again}`);
      return (await keys()).length > 0;
    });
  });

  it('is not needed at startup', async () => {
    await redis.stop();
    const one = await server('one');
    expect((await one.request('/local-news')).body).toContain('Made by one');
    redis = await startRedis(redis.port);
  });
});
