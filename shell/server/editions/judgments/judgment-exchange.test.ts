import { createClient } from '@redis/client';
import { until } from '../../../lib/testing/until.ts';
import { onRedis } from '../../redis/testing/on-redis.ts';
import { startRedis, type TemporaryRedis } from '../../redis/testing/temporary-redis.ts';
import { CountsOfServers, type CanaryCounts } from '../canary/counts-of-servers.ts';
import { Quarantine } from '../quarantine.ts';
import { JudgmentExchange } from './judgment-exchange.ts';
import { redisJudgments } from './redis-judgments.ts';

const NEWS = { name: 'news', version: '2' };
const MOVE = 'live canary 5';
const SITE = 'https://meadowlark.example';
onRedis('JudgmentExchange', () => {
  let redis: TemporaryRedis;
  /** Milliseconds by which the test advances all servers. */
  let passed = 0;
  const open: { close: () => void }[] = [];
  beforeEach(async () => {
    passed = 0;
    redis = await startRedis();
  });
  afterEach(async () => {
    redis.resume();
    for (const one of open.splice(0)) one.close();
    await redis.stop();
  });

  /** A server with shared judgments. `hoursOff`: error of its clock. */
  function server(id: string, hoursOff = 0, site = SITE) {
    const now = () => Date.now() + hoursOff * 3_600_000 + passed;
    const results: string[] = [];
    const said: string[] = [];
    const counts = new CountsOfServers();
    counts.go(MOVE);
    const canary = {
      counts: () => counts.own(),
      addCounts: (name: string, more: CanaryCounts) => counts.add(name, more),
      isFirst: true,
    };
    const quarantine: Quarantine = new Quarantine(
      {
        quarantined: (release, finding, by) => {
          said.push(`${release.version} quarantined by ${by?.name ?? 'itself'}: ${finding.why}`);
          if (!by) exchange.announce(release, finding);
        },
        restored: (release, by) => {
          said.push(`${release.version} restored by ${by?.name ?? 'itself'}`);
          if (!by) exchange.announce(release, null);
        },
      },
      now,
    );
    const log = { warn: () => said.push('alone'), info: () => said.push('together') };
    const exchange: JudgmentExchange = new JudgmentExchange({
      server: { id, name: `server ${id}` },
      redis: redisJudgments(redis.url, site, id, log),
      quarantine,
      canary,
      record: (event) => event.event === 'judgments-exchanged' && results.push(event.result),
      now,
    });
    open.push(exchange);
    return {
      close: () => exchange.close(),
      /** Shortens the waits of a test that is not about them. */
      hurry: () => {
        const timer = setInterval(() => void exchange.turn(), 20);
        open.push({ close: () => clearInterval(timer) });
      },
      quarantine,
      canary,
      counts,
      said,
      results,
      isConnected: () => until(() => results.includes('ok')),
      cases: () => counts.sums().canary.failures.cases,
    };
  }

  function quickServers<Ids extends string[]>(...ids: Ids) {
    const made = ids.map((id) => server(id));
    for (const { hurry } of made) hurry();
    return made as { [Index in keyof Ids]: ReturnType<typeof server> };
  }

  async function client() {
    const made = createClient({ url: redis.url, RESP: 2 });
    made.on('error', () => {});
    await made.connect();
    open.push({ close: () => made.destroy() });
    return made;
  }

  it('quarantines a bad release on all servers within two seconds, whatever their clocks say, until it works', async () => {
    const servers = [server('one'), server('two', 1), server('three', -1)];
    await Promise.all(servers.map(({ isConnected }) => isConnected()));
    const started = performance.now();
    servers[0]?.quarantine.failed(NEWS, 'It threw', 'deadly');
    await until(() => servers.every(({ quarantine }) => quarantine.has(NEWS)));
    expect(performance.now() - started).toBeLessThan(2000);
    expect(servers.map(({ quarantine }) => quarantine.isDeadly(NEWS))).toEqual([true, true, true]);
    expect(servers.map(({ said }) => said.at(-1))).toEqual([
      '2 quarantined by itself: It threw',
      '2 quarantined by server one: It threw',
      '2 quarantined by server one: It threw',
    ]);
    const late = server('four', 5);
    await until(() => late.quarantine.has(NEWS));
    // A release is in quarantine for ten seconds at first, on all servers alike.
    const all = [...servers, late];
    passed = 9500 - (performance.now() - started);
    expect(all.map(({ quarantine }) => quarantine.has(NEWS))).toEqual([true, true, true, true]);
    passed += 700;
    expect(all.map(({ quarantine }) => quarantine.has(NEWS))).toEqual([false, false, false, false]);
    servers[1]?.quarantine.worked(NEWS);
    await until(() => all.every(({ quarantine }) => !quarantine.isSuspect(NEWS)));
    // Nobody applies again what is over.
    const turns = servers[2]?.results.length ?? 0;
    await until(() => (servers[2]?.results.length ?? 0) > turns + 3);
    expect(servers.map(({ said }) => said.length)).toEqual([2, 2, 2]);
  });

  it('adds up the counts of a canary, including those of a server that ended', async () => {
    const [one, two] = quickServers('one', 'two');
    one.counts.count('canary', 'failures', 30, true);
    two.counts.count('canary', 'failures', 12, true);
    await until(() => one.cases() === 42 && two.cases() === 42);
    two.close();
    const [three] = quickServers('three');
    await until(() => three.cases() !== 0);
    expect(three.cases()).toBe(42);
  });

  it('lets one server halt canaries, and the next one if that ends', async () => {
    const servers = quickServers('a', 'b', 'c');
    const first = () => servers.map(({ canary }) => canary.isFirst);
    await until(() => first().join() === 'true,false,false');
    servers[0].close();
    await until(() => servers[1].canary.isFirst);
    expect(servers[2].canary.isFirst).toBe(false);
    await redis.stop();
    await until(() => servers[2].canary.isFirst);
  });

  it('keeps the sites of one Redis apart', async () => {
    const [one, two] = [server('one'), server('two', 0, 'https://staging.example')];
    for (const { hurry } of [one, two]) hurry();
    one.quarantine.failed(NEWS, 'It threw', 'fatal');
    await Promise.all([one, two].map(({ isConnected }) => isConnected()));
    const turns = two.results.length;
    await until(() => two.results.length > turns + 2);
    expect(two.quarantine.has(NEWS)).toBe(false);
  });

  it('judges alone while Redis is down or hangs, logs it once, and shares again when it is back', async () => {
    const [one, two] = quickServers('one', 'two');
    await Promise.all([one, two].map(({ isConnected }) => isConnected()));
    await redis.stop();
    await until(() => one.results.at(-1) === 'failed');
    one.quarantine.failed(NEWS, 'It threw', 'fatal');
    two.counts.count('canary', 'failures', 7, false);
    expect(one.quarantine.has(NEWS)).toBe(true);
    redis = await startRedis(redis.port);
    await until(() => two.quarantine.has(NEWS) && one.cases() === 7);
    redis.pause();
    await until(() => one.results.at(-1) === 'failed');
    two.counts.count('canary', 'failures', 1, false);
    redis.resume();
    await until(() => one.cases() === 8);
    expect(one.said.filter((text) => !text.includes('quarantined')).slice(0, 2)).toEqual([
      'alone',
      'together',
    ]);
  });

  it('refuses messages that no server wrote, and accepts messages of servers', async () => {
    const [one] = quickServers('one');
    await one.isConnected();
    const other = await client();
    const [key = ''] = await other.keys('meadowlark:*:judgements');
    const quarantined = {
      id: 'x-1',
      ...NEWS,
      is: 'quarantined',
      forMs: 9000,
      times: 1,
      side: 'server',
      deaths: 0,
      why: '',
    };
    const said = (...releases: object[]) => JSON.stringify({ name: 'x', releases, counts: null });
    const time = Date.now();
    const garbled = [
      'no json',
      '{}',
      said({ ...quarantined, name: '../../etc' }),
      said({ ...quarantined, forMs: 1e12 }),
      said({ ...quarantined, is: 'promoted' }),
      said(...Array.from({ length: 51 }, () => quarantined)),
      JSON.stringify({ name: 'x', releases: [], counts: { of: MOVE, sums: { live: {}, canary: {} } } }),
    ];
    for (const text of garbled) {
      one.results.length = 0;
      await other.hSet(key, 'stranger', `${time} ${text}`);
      await until(() => one.results.includes('refused'));
    }
    await other.hSet(key, 'stranger', 'neither time nor words');
    await other.hSet(key, 'giant', `${time} ${'x'.repeat(40_000)}`);
    for (let i = 0; i < 30; i += 1) await other.hSet(key, `many-${i}`, `${time} ${'x'.repeat(30_000)}`);
    const [two] = quickServers('two');
    two.quarantine.failed({ ...NEWS, version: '3' }, 'It threw', 'fatal');
    // A hash with more fields than servers is deleted, and written again.
    await other.hSet(key, Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`field ${i}`, ''])));
    await until(() => one.quarantine.has({ ...NEWS, version: '3' }));
    expect(one.quarantine.has(NEWS)).toBe(false);
    await other.del(key);
    await other.set(key, 'not a hash');
    two.quarantine.failed({ ...NEWS, version: '4' }, 'It threw', 'fatal');
    await until(() => one.quarantine.has({ ...NEWS, version: '4' }));
    expect(await other.pTTL(key)).toBeGreaterThan(0);
  });
});
