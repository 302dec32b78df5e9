import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import type { EditionStore } from '../../../store/edition-store.ts';
import { freeze, unfreeze } from '../../../store/moves.ts';
import { promote } from '../../../store/promote.ts';
import { storeWith } from '../../../store/testing/store-with.ts';
import { CanaryWatch } from './canary-watch.ts';

const who = { by: 'someone', note: '' };
const QUICK = 0.02;

/** A store with a canary of news@2, and servers that watch it. */
async function canaryOf(servers: number, next: number[], everySeconds: number | null) {
  const store = await storeWith('news@1', 'news@2', 'blog@1', 'blog@2');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  await promote(store, { releases: { news: '2' }, canaryPercent: 5, steps: { next, everySeconds } }, who);
  const events: TelemetryEvent[] = [];
  const watches = await Promise.all(
    Array.from({ length: servers }, async (_, i) => {
      const follow = async () => watch.watch(await liveEditions(store));
      const watch: CanaryWatch = new CanaryWatch({
        store,
        record: (event) => events.push(event),
        pages: { flushCounts: () => {}, cachesPages: false },
        moved: follow,
        server: `server ${i}`,
      });
      await follow();
      return { watch, check: () => watch.check(), close: () => watch.close(), record: watch.record, follow };
    }),
  );
  watching.push(...watches);
  return { store, watches, events };
}

const watching: { close: () => void }[] = [];
afterEach(() => {
  for (const watch of watching.splice(0)) watch.close();
});

async function liveEditions(store: EditionStore) {
  const live = await store.live();
  const edition = await store.edition(live?.edition ?? '');
  const canary = live?.canary && { ...live.canary, edition: await store.edition(live.canary.edition) };
  return { edition, canary: canary ?? null };
}

async function releases(store: EditionStore): Promise<Edition['releases']> {
  return (await store.edition((await store.live())?.edition ?? '')).releases;
}

const actions = async (store: EditionStore) =>
  (await store.history()).map(({ action, canary }) => [action, canary?.percent ?? null]);

it('takes each step once, whichever server is first, and ends as the live edition', async () => {
  const { store, watches, events } = await canaryOf(8, [25, 100], QUICK);
  for (let step = 0; step < 4; step += 1) {
    await sleep(QUICK * 1000 + 5);
    await Promise.all(watches.map(({ check }) => check()));
    await Promise.all(watches.map(({ follow }) => follow()));
  }
  expect(await actions(store)).toEqual([
    ['promote', null],
    ['canary', 5],
    ['canary', 25],
    ['promote', null],
  ]);
  expect(await releases(store)).toEqual({ news: '2', blog: '1' });
  expect(events.filter(({ event }) => event === 'canary-advanced')).toHaveLength(2);
  expect((await store.history()).at(-1)?.by).toMatch(/^server/);
});

it('reports once that the store refuses its moves, and goes on trying', async () => {
  const { store, watches, events } = await canaryOf(1, [100], QUICK);
  const failures = () => events.filter(({ event }) => event === 'canary-move-failed').length;
  const refused = jest.spyOn(store, 'addMove').mockRejectedValue(new Error('read-only'));
  await sleep(QUICK * 1000 + 5);
  for (let times = 0; times < 3; times += 1) await watches[0]?.check();
  expect(refused).toHaveBeenCalledTimes(3);
  expect(failures()).toBe(1);
  refused.mockRestore();
  await watches[0]?.check();
  expect(await releases(store)).toEqual({ news: '2', blog: '1' });
});

it('waits during a freeze, and for a release that is in quarantine', async () => {
  const { store, watches } = await canaryOf(1, [100], QUICK);
  const due = async () => {
    await sleep(QUICK * 1000 + 5);
    await watches[0]?.check();
    return (await store.live())?.canary?.percent;
  };
  await freeze(store, { by: 'the desk', note: 'election night' });
  expect(await due()).toBe(5);
  await unfreeze(store, who);
  const bad = {
    name: 'news',
    version: '2',
    edition: (await store.live())?.edition ?? '',
    why: 'It threw',
    by: 'server 1',
  };
  await store.reportQuarantined({ ...bad, since: new Date().toISOString() });
  expect(await due()).toBe(5);
  await store.clearQuarantined('news', '2');
  expect(await due()).toBeUndefined();
});

it('waits while the canary is in doubt, and for a person if the step has no time', async () => {
  const { store, watches } = await canaryOf(1, [100], QUICK);
  const now = await liveEditions(store);
  const composed = (edition: string | undefined, count: number, degraded: boolean) => {
    for (let i = 0; i < count; i += 1)
      watches[0]?.record({
        event: 'view-composed',
        edition: edition ?? '',
        address: '',
        degraded,
        late: false,
      });
  };
  composed(now.edition.id, 190, false);
  composed(now.canary?.edition.id, 17, false);
  composed(now.canary?.edition.id, 3, true);
  await sleep(QUICK * 1000 + 5);
  await watches[0]?.check();
  expect((await store.live())?.canary?.percent).toBe(5);

  const byHand = await canaryOf(1, [100], null);
  await sleep(QUICK * 1000 + 5);
  await byHand.watches[0]?.check();
  expect((await byHand.store.live())?.canary?.percent).toBe(5);
});

it('halts once among several servers, with the reason in the history, and never moves again', async () => {
  const { store, watches, events } = await canaryOf(3, [25, 100], QUICK);
  const now = await liveEditions(store);
  for (const { record } of watches) {
    for (let i = 0; i < 200; i += 1)
      record({ event: 'view-composed', edition: now.edition.id, address: '', degraded: false, late: false });
    for (let i = 0; i < 20; i += 1)
      record({
        event: 'view-composed',
        edition: now.canary?.edition.id ?? '',
        address: '',
        degraded: i < 10,
        late: false,
      });
  }
  for (let times = 0; times < 3; times += 1) {
    await sleep(QUICK * 1000 + 5);
    await Promise.all(watches.map(({ check }) => check()));
  }
  const last = (await store.history()).at(-1);
  expect(last).toMatchObject({ number: 3, action: 'halt', canary: null, edition: now.edition.id });
  expect(last?.note).toContain('10 of 20 renderings of the canary failed (50 %), against 0 of 200');
  expect(events.filter(({ event }) => event === 'canary-halted')).toHaveLength(1);
  expect(events.at(-1)).toEqual({ event: 'canary-judged', evidence: [] });
});

it('halts on less evidence only if no other server does it', async () => {
  const { store, watches } = await canaryOf(1, [100], null);
  const [first] = watches;
  const now = await liveEditions(store);
  const composed = (edition: string | undefined, count: number, degraded: boolean) => {
    for (let i = 0; i < count; i += 1)
      first?.record({ event: 'view-composed', edition: edition ?? '', address: '', degraded, late: false });
  };
  composed(now.edition.id, 300, false);
  composed(now.canary?.edition.id, 4, true);
  composed(now.canary?.edition.id, 20, false);
  if (first) first.watch.isFirst = false;
  await first?.check();
  expect((await store.live())?.canary).not.toBeNull();
  if (first) first.watch.isFirst = true;
  await first?.check();
  expect((await store.live())?.canary).toBeNull();
});
