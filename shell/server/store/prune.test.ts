import { temporaryRelease, temporaryStore } from './testing/temporary-release.ts';
import { editionKey, type EditionStore } from './edition-store.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { rollback } from './moves.ts';
import { publishRelease } from './publish-release.ts';

const who = { by: 'a test', note: '' };
const LATER = { now: new Date(Date.now() + 48 * 60 * 60 * 1000) };

async function publish(store: EditionStore, ...versions: string[]): Promise<void> {
  for (const version of versions) await publishRelease(store, await temporaryRelease('news', version));
}

/** A store in which these versions were published and promoted one after the other; ids of their editions. */
async function promoted(...versions: string[]): Promise<{ store: EditionStore; ids: string[] }> {
  const { store } = await temporaryStore();
  await publish(store, ...versions);
  const ids: string[] = [];
  for (const version of versions)
    ids.push((await promote(store, { releases: { news: version } }, who)).edition);
  return { store, ids };
}

describe('pruning', () => {
  it('keeps what live names, its last parents and their releases, and nothing of the rest', async () => {
    const { store, ids } = await promoted('1.0.0', '2.0.0', '3.0.0', '4.0.0');
    const removed = await prune(store, 1, LATER);
    expect(removed).toEqual({
      editions: ids.slice(0, 2).toSorted(),
      releases: ['news@1.0.0', 'news@2.0.0'],
      leftovers: [],
      moves: [],
    });
    expect(await store.objects.list('editions/')).toEqual(ids.slice(2).map(editionKey).toSorted());
    expect(await store.versions('news')).toEqual(['3.0.0', '4.0.0']);
    expect(await store.objects.list('releases/news/1.0.0/')).toEqual([]);
    expect((await rollback(store, null, who)).edition).toBe(ids[2]);
  });

  it('says the same when it removes nothing', async () => {
    const { store } = await promoted('1.0.0', '2.0.0', '3.0.0');
    const before = await store.objects.list('');
    const planned = await prune(store, 0, { ...LATER, dryRun: true });
    expect(await store.objects.list('')).toEqual(before);
    expect(await prune(store, 0, LATER)).toEqual(planned);
    expect(await prune(store, 0, LATER)).toEqual({ editions: [], releases: [], leftovers: [], moves: [] });
  });

  it('follows the parents of live, not the last moves of it', async () => {
    const { store, ids } = await promoted('1.0.0', '2.0.0', '3.0.0');
    await rollback(store, ids[1] ?? null, who);
    await prune(store, 1, LATER);
    expect(await store.versions('news')).toEqual(['1.0.0', '2.0.0']);
  });

  it('keeps an open canary', async () => {
    const { store } = await promoted('1.0.0', '2.0.0');
    await publish(store, '3.0.0');
    const { canary } = await promote(store, { releases: { news: '3.0.0' }, canaryPercent: 10 }, who);
    await prune(store, 0, LATER);
    expect(await store.versions('news')).toEqual(['2.0.0', '3.0.0']);
    expect((await store.edition(canary?.edition ?? '')).releases).toEqual({ news: '3.0.0' });
  });

  it('keeps for a day a release that no edition names, a publish under way and an edition not yet live', async () => {
    const { store, ids } = await promoted('1.0.0');
    await publish(store, '2.0.0');
    await store.objects.create('releases/news/3.0.0/server.cjs', Buffer.from('half'));
    const waiting = { ...(await store.edition(ids[0] ?? '')), id: editionOfToday(), releases: {} };
    await store.addEdition(waiting);
    expect(await prune(store, 0)).toEqual({ editions: [], releases: [], leftovers: [], moves: [] });
    expect(await prune(store, 0, LATER)).toEqual({
      editions: [waiting.id],
      releases: ['news@2.0.0'],
      leftovers: ['news@3.0.0'],
      moves: [],
    });
    expect(await store.objects.list('releases/news/3.0.0/')).toEqual([]);
  });

  it('removes within the day what was promoted and then replaced, with the record that it was quarantined', async () => {
    const { store, ids } = await promoted('1.0.0', '2.0.0');
    await store.reportQuarantined({
      name: 'news',
      version: '1.0.0',
      edition: ids[0] ?? '',
      since: new Date().toISOString(),
      why: 'It threw.',
      by: 'a test',
    });
    expect((await prune(store, 0)).releases).toEqual(['news@1.0.0']);
    expect(await store.quarantined()).toEqual([]);
  });

  it('makes a release invisible before its files go', async () => {
    const { store } = await promoted('1.0.0', '2.0.0');
    const removed: string[] = [];
    const { objects } = store;
    const remove = objects.remove.bind(objects);
    objects.remove = (key) => {
      removed.push(key);
      return remove(key);
    };
    await prune(store, 0, LATER);
    expect(removed[0]).toMatch(/^editions\//);
    expect(removed[1]).toBe('releases/news/1.0.0/release.json');
  });

  it('stops when somebody moves live meanwhile, and what live names then is there', async () => {
    const { store, ids } = await promoted('1.0.0', '2.0.0', '3.0.0');
    const { objects } = store;
    const remove = objects.remove.bind(objects);
    objects.remove = async (key) => {
      objects.remove = remove;
      await remove(key);
      await promote(store, { releases: { news: '2.0.0' } }, who);
    };
    await expect(prune(store, 0, LATER)).rejects.toThrow('run prune again');
    const live = await store.edition((await store.live())?.edition ?? '');
    expect(live.parent).toBe(ids[2]);
    await store.release('news', live.releases['news'] ?? '');
    await prune(store, 0, LATER);
    expect(await store.versions('news')).toEqual(['2.0.0']);
  });

  it('keeps the last thousand moves of live, and all since the oldest edition that stays', async () => {
    const { store } = await promoted('1.0.0');
    const first = await store.live();
    if (!first) throw new Error('Nothing is live.');
    const old = { ...first, action: 'freeze' as const, at: '2020-01-01T00:00:00.000Z' };
    await Promise.all(
      Array.from({ length: 1002 }, (_, index) => store.addMove({ ...old, number: index + 2 })),
    );
    expect((await prune(store, 0, LATER)).moves).toEqual([2, 3]);
    const numbers = (await store.history()).map(({ number }) => number);
    expect(numbers).toHaveLength(1001);
    expect(numbers.slice(0, 2)).toEqual([1, 4]);
    // A thousand files, and a disk that others use as well.
  });

  it('refuses a number of parents that is none, and a store in which nothing is live', async () => {
    const { store } = await temporaryStore();
    await expect(prune(store, -1)).rejects.toThrow('give a number from 0 on');
    await expect(prune(store, 0)).rejects.toThrow('Nothing was ever promoted');
  });
});

function editionOfToday(): string {
  return `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}-00000000`;
}
