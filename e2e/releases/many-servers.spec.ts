import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { HAS_REDIS, startRedis } from '../../shell/server/redis/testing/temporary-redis.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startBeside, startSite, type RunningSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

test.skip(!HAS_REDIS, 'redis-server is not installed; install the package redis-server');

/** Throws where a page shows a text. */
const BROKEN = '"+(()=>{throw new Error("bad release")})()+"';
const WHO = { by: 'a test', note: '' };

/** Servers of one site on one store. Pages are not cached, so each request renders. */
async function withServers(
  count: number,
  use: (
    servers: RunningSite[],
    restartRedis: (meanwhile: () => Promise<void>) => Promise<void>,
  ) => Promise<void>,
): Promise<void> {
  let redis = await startRedis();
  const servers: RunningSite[] = [];
  try {
    const env = {
      REDIS_URL: redis.url,
      SITE_ORIGIN: 'https://meadowlark.example',
      PAGE_CACHE_MB: '0',
      LOG_LEVEL: 'info',
      COMPOSERS: '1',
    };
    const first = await startSite(env);
    servers.push(first);
    for (let i = 1; i < count; i += 1) servers.push(await startBeside(first, env));
    await use(servers, async (meanwhile) => {
      await redis.stop();
      await meanwhile();
      redis = await startRedis(redis.port);
    });
  } finally {
    // The first one owns the store.
    for (const server of servers.toReversed()) await server.stop();
    await redis.stop();
  }
}

/** Resolves when all servers serve an edition. */
async function followed(servers: RunningSite[], edition: string, bucket = 99): Promise<void> {
  for (const server of servers)
    await expect.poll(async () => (await get(server, '/about', bucket)).edition).toBe(edition);
}

async function get(server: RunningSite, path: string, bucket: number) {
  const response = await fetch(server.origin + path, { headers: { cookie: `bucket=${bucket}` } });
  await response.arrayBuffer();
  return { status: response.status, edition: response.headers.get('x-edition') };
}

const says = (server: RunningSite, event: string) =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`));

test('a release that fails on one server is quarantined on the other within two seconds, even after Redis was killed', async () => {
  await withServers(2, async (servers, restartRedis) => {
    const [one, two] = servers as [RunningSite, RunningSite];
    for (const version of ['9.9.1', '9.9.2']) {
      const { store } = one;
      const folder = await deriveRelease('static', version, 'Questions, answered', BROKEN);
      await publishRelease(store, folder);
      const { edition } = await promote(store, { releases: { static: version } }, WHO);
      await followed(servers, edition);
      for (let request = 0; request < 3; request += 1)
        expect((await fetch(`${one.origin}/faq`)).status).toBe(200);
      const started = performance.now();
      const found = (server: RunningSite) =>
        says(server, 'quarantined').find((line) => line.includes(`"version":"${version}"`));
      await expect.poll(() => found(two), { intervals: [20] }).toMatch(/"why":"bad release","by":"/);
      expect(performance.now() - started).toBeLessThan(2000);
      expect(found(one)).not.toContain('"by"');
      // It has not rendered the page itself.
      expect(says(two, 'unit-failed')).toEqual([]);
      const metrics = await (await fetch(`${two.origin}/metrics`)).text();
      expect(metrics).toContain(`meadowlark_release_quarantined{remote="static",version="${version}"} 1`);
      if (version === '9.9.2') break;
      await restartRedis(() =>
        expect.poll(() => two.log()).toContain('this server judges releases and canaries by itself'),
      );
      await expect.poll(() => two.log()).toContain('servers judge releases and canaries together');
    }
  });
});

// In `npm test`, `canary-judge.test.ts` tests the sum.
test(
  'the readers of all servers together halt a canary that each server alone has too few readers for',
  { tag: '@full' },
  async () => {
    await withServers(3, async (servers) => {
      const [{ store }] = servers as [RunningSite];
      const before = (await store.live())?.edition;
      await publishRelease(store, await deriveRelease('static', '9.9.3', 'Questions, answered', BROKEN));
      const releases = { static: '9.9.3' };
      const { canary } = await promote(store, { releases, canaryPercent: 50 }, WHO);
      await followed(servers, canary?.edition ?? '', 0);
      // Two failures on each server: one server alone needs four to halt, and three would be a quarantine.
      for (const server of servers) {
        for (let word = 0; word < 60; word += 1) await get(server, `/faq?q=word${word}`, 99);
        for (let view = 0; view < 2; view += 1)
          expect(await get(server, '/faq', 0)).toEqual({ status: 200, edition: canary?.edition });
      }
      for (const server of servers) for (let view = 0; view < 9; view += 1) await get(server, '/about', 0);
      await expect.poll(async () => (await store.live())?.canary).toBeNull();
      const last = (await store.history()).at(-1);
      expect(last).toMatchObject({ action: 'halt', edition: before });
      const [, bad = ''] = /^(\d+) of \d+ renderings of the canary failed/.exec(last?.note ?? '') ?? [];
      expect(Number(bad)).toBeGreaterThanOrEqual(4);
      for (const server of servers) expect(says(server, 'quarantined')).toEqual([]);
    });
  },
);
