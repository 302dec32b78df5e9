import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import { CanaryJudge } from './canary-judge.ts';
import { findings, halting, newCanaryTest } from './canary-test.ts';

const edition = (id: string, releases: Edition['releases']): Edition => ({
  id,
  parent: null,
  createdAt: '2026-11-20T10:00:00Z',
  by: 'a test',
  releases,
  note: '',
});
const LIVE = edition('live', { news: '1', blog: '1' });
const CANARY = edition('canary', { news: '2', blog: '1' });

const unit = (of: string) => ({
  remote: 'news',
  kind: 'page' as const,
  name: 'category',
  version: '1',
  edition: of,
});

function canaryOf(cachesPages = false) {
  const clock = stoppedClock(1_700_000_000_000);
  const judge = new CanaryJudge({ cachesPages });
  judge.watch({ edition: LIVE, canary: { edition: CANARY, percent: 10 } });
  let clients = 0;
  const newClient = () => `client ${(clients += 1)}`;
  return {
    judge,
    clock,
    newClient,
    views: (of: string, count: number) => judge.record({ event: 'view-served', units: [unit(of)], count }),
    composed: (of: string, count: number, how: { degraded?: boolean; late?: boolean } = {}) => {
      for (let i = 0; i < count; i += 1)
        judge.record({
          event: 'view-composed',
          edition: of,
          address: '/',
          degraded: false,
          late: false,
          ...how,
        });
    },
    fails: (of: string, client = newClient()) =>
      judge.record({ event: 'unit-failed', unit: unit(of), side: 'browser', error: 'away', client }),
    measured: (of: string, count: number, poor: boolean, client?: string) => {
      for (let i = 0; i < count; i += 1)
        judge.record({ event: 'vitals-measured', edition: of, client: client ?? newClient(), poor });
    },
    halting: () => halting(judge.update()),
  };
}

describe('CanaryJudge', () => {
  it.each([
    ['views that had to do without a release', { degraded: true }, 'failures'],
    ['slow loads', { late: true }, 'slowLoads'],
  ] as const)('halts a canary for %s, however many readers a cached page has', (_, how, signal) => {
    const { composed, views, halting: now } = canaryOf();
    composed('live', 300);
    composed('canary', 12);
    views('canary', 100_000);
    composed('canary', 8, how);
    expect(now()).toMatchObject({ signal, counts: { canary: { cases: 20, bad: 8 } } });
  });

  it('halts a canary whose scripts fail in browsers, even if nothing catches the error', () => {
    const { judge, views, fails, newClient, halting: now } = canaryOf();
    views('live', 1000);
    views('canary', 100);
    for (let i = 0; i < 3; i += 1) fails('canary');
    expect(now()).toBeNull();
    const release = { name: 'news', version: '2', edition: 'canary' };
    views('live', 90);
    views('canary', 10);
    for (let i = 0; i < 7; i += 1)
      judge.record({ event: 'release-failed', release, side: 'browser', error: 'away', client: newClient() });
    expect(now()).toMatchObject({ signal: 'browserFailures', counts: { canary: { cases: 110, bad: 10 } } });
  });

  it('halts a canary with late loads or layout shifts', () => {
    const { measured, halting: now } = canaryOf();
    measured('live', 500, false);
    measured('live', 50, true);
    measured('canary', 30, false);
    measured('canary', 30, true);
    expect(now()).toMatchObject({ signal: 'poorVitals', counts: { live: { cases: 550, bad: 50 } } });
  });

  it('counts a client once, whatever it reports and however often', () => {
    const { views, fails, measured, judge } = canaryOf();
    views('canary', 20);
    for (let i = 0; i < 1000; i += 1) fails('canary', 'one');
    measured('canary', 1000, true, 'one');
    const counted = findings(judge.update()).map(({ signal, counts }) => [signal, counts.canary.bad]);
    expect(Object.fromEntries(counted)).toMatchObject({ browserFailures: 1, poorVitals: 0 });
  });

  it('keeps its counts when another team moves live, and starts over for other releases', () => {
    const { judge, composed, halting: now } = canaryOf();
    composed('live', 300);
    const [live, rebased] = [
      edition('live 2', { news: '1', blog: '2' }),
      edition('canary 2', { news: '2', blog: '2' }),
    ];
    judge.watch({ edition: live, canary: { edition: rebased, percent: 10 } });
    composed('live', 5);
    composed('canary 2', 20, { degraded: true });
    expect(now()?.counts).toMatchObject({ live: { cases: 300 }, canary: { cases: 20 } });
    judge.watch({
      edition: live,
      canary: { edition: edition('canary 3', { news: '3', blog: '2' }), percent: 10 },
    });
    expect(now()).toBeNull();
  });

  it('uses the sum of all servers, each of which has too few counts', () => {
    const servers = [canaryOf(), canaryOf(), canaryOf()];
    for (const { composed } of servers) {
      composed('live', 100);
      composed('canary', 8);
      composed('canary', 2, { degraded: true });
    }
    expect(servers.map(({ halting: now }) => now())).toEqual([null, null, null]);
    for (const { judge } of servers)
      for (const [name, other] of servers.entries()) {
        const counts = other.judge.counts();
        if (other.judge !== judge && counts) judge.addCounts(`server ${name}`, structuredClone(counts));
      }
    const halted = {
      signal: 'failures',
      counts: { live: { cases: 300, bad: 0 }, canary: { cases: 30, bad: 6 } },
    };
    expect(servers.map(({ halting: now }) => now())).toEqual(
      [1, 2, 3].map(() => expect.objectContaining(halted)),
    );
  });

  it('counts one client on several servers once', () => {
    const { judge, views, fails } = canaryOf();
    views('live', 900);
    views('canary', 90);
    fails('canary', 'one');
    const own = judge.counts();
    for (const server of ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])
      if (own) judge.addCounts(server, structuredClone(own));
    expect(halting(judge.update())).toMatchObject({ signal: 'browserFailures' });
    expect(judge.isOfManyClients('browserFailures')).toBe(false);
    for (let client = 0; client < 3; client += 1) fails('canary');
    expect(judge.isOfManyClients('browserFailures')).toBe(true);
  });

  it('counts a cached page once while it is fresh: one with a failure is composed again and again', () => {
    const { judge, clock, composed } = canaryOf(true);
    composed('canary', 30, { degraded: true });
    clock.now += 61_000;
    for (let i = 0; i < 9; i += 1)
      judge.record({
        event: 'view-composed',
        edition: 'canary',
        address: `/${i}`,
        degraded: false,
        late: false,
      });
    composed('canary', 1, { degraded: true });
    expect(judge.update().failures.seen.canary).toEqual({ cases: 11, bad: 2 });
  });

  it('counts nothing without a canary', () => {
    const { judge, composed } = canaryOf();
    judge.watch({ edition: LIVE, canary: null });
    composed('live', 100);
    composed('canary', 100, { degraded: true });
    expect(judge.update()).toEqual(newCanaryTest());
  });
});
