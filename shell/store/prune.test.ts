import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { temporaryRelease, temporaryStore } from './testing/temporary-release.ts';
import { EditionStore } from './edition-store.ts';
import { editionKey } from './object-keys.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { announceRemoval } from './removals.ts';
import { rollback } from './moves.ts';
import { publishRelease } from './publish-release.ts';
import { keyPair, publishAndPromote, signedStore } from './trust/testing/signed-store.ts';
import { TrustedKeys } from './trust/trusted-keys.ts';

const who = { by: 'a test', note: '' };
const LATER = { now: new Date(Date.now() + 48 * 60 * 60 * 1000) };

async function publish(store: EditionStore, ...versions: string[]): Promise<void> {
  for (const version of versions) await publishRelease(store, await temporaryRelease('news', version));
}

/** A store in which these versions were published and promoted one after the other; IDs of their editions. */
async function promoted(...versions: string[]): Promise<{ store: EditionStore; ids: string[] }> {
  const { store } = await temporaryStore();
  await publish(store, ...versions);
  const ids: string[] = [];
  for (const version of versions)
    ids.push((await promote(store, { releases: { news: version } }, who)).edition);
  return { store, ids };
}

/** `1.0.0` to `<count>.0.0`. The last one and the five before it are kept, as long as it is live. */
function majors(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i + 1}.0.0`);
}

describe('pruning', () => {
  it('is not blocked by an edition of somebody without a key, and keeps no release for it', async () => {
    const { pipeline, objects } = await signedStore('1', '2', '3', '4', '5', '6', '7');
    const { edition } = await promote(new EditionStore(objects), { releases: { news: '1' } }, who);
    expect((await prune(pipeline, 0, who)).releases).toEqual(['news@1']);
    expect(await pipeline.editions()).toContain(edition);
    expect((await prune(pipeline, 0, who, LATER)).editions).toEqual([edition]);
  });

  it('continues after signing was introduced and after a key rotation; only an altered edition stops it', async () => {
    const { store: old } = await temporaryStore();
    await publishAndPromote(old, 'news', '1');
    const [first, second] = [keyPair('first'), keyPair('second')];
    await publishAndPromote(new EditionStore(old.objects, { signing: first.signing }), 'news', '2');
    expect((await prune(new EditionStore(old.objects, first), 20, who)).editions).toEqual([]);
    await publishAndPromote(new EditionStore(old.objects, { signing: second.signing }), 'news', '3');
    const trusted = new TrustedKeys([
      ...first.trusted.list.map((key) => ({ ...key, isRevoked: true })),
      ...second.trusted.list,
    ]);
    const now = new EditionStore(old.objects, { signing: second.signing, trusted });
    expect((await prune(now, 20, who)).releases).toEqual([]);
    expect((await prune(now, 20, who, LATER)).releases).toEqual(['news@1', 'news@2']);
    await publishAndPromote(now, 'news', '4');
    const parent = (await now.edition((await now.live())?.edition ?? '')).parent ?? '';
    await old.objects.put(editionKey(parent), Buffer.from('{}'));
    await expect(prune(now, 20, who)).rejects.toThrow(`"${editionKey(parent)}" in`);
  });

  it('keeps only what live names, its last parents, their releases, and the five before each', async () => {
    const { store, ids } = await promoted(...majors(9));
    const removed = await prune(store, 1, who, LATER);
    expect(removed).toEqual({
      editions: ids.slice(0, 7).toSorted(),
      releases: ['news@1.0.0', 'news@2.0.0'],
      leftovers: [],
      moves: [],
    });
    expect(await store.objects.list('editions/')).toEqual(ids.slice(7).map(editionKey).toSorted());
    expect(await store.versions('news')).toEqual(majors(9).slice(2));
    expect(await store.objects.list('releases/news/1.0.0/')).toEqual([]);
    expect((await rollback(store, null, who)).edition).toBe(ids[7]);
  });

  it('keeps the release before that of a remote which others have been promoted after, many times', async () => {
    const { store } = await promoted('1.0.0', '2.0.0');
    for (const version of ['a', 'b', 'c', 'd']) {
      await publishRelease(store, await temporaryRelease('blog', version));
      await promote(store, { releases: { blog: version } }, who);
    }
    await prune(store, 0, who, LATER);
    expect(await store.versions('news')).toEqual(['1.0.0', '2.0.0']);
  });

  it('reports the same when it removes nothing', async () => {
    const { store } = await promoted(...majors(8));
    const before = await store.objects.list('');
    const planned = await prune(store, 0, who, { ...LATER, dryRun: true });
    expect(await store.objects.list('')).toEqual(before);
    expect(await prune(store, 0, who, LATER)).toEqual(planned);
    expect(await prune(store, 0, who, LATER)).toEqual({
      editions: [],
      releases: [],
      leftovers: [],
      moves: [],
    });
  });

  it('follows the parents of live, not the last moves of it', async () => {
    const { store, ids } = await promoted('1.0.0', '2.0.0', '3.0.0');
    await rollback(store, ids[1] ?? null, who);
    await prune(store, 1, who, LATER);
    expect(await store.versions('news')).toEqual(['1.0.0', '2.0.0']);
  });

  it('keeps an open canary', async () => {
    const { store } = await promoted(...majors(7));
    await publish(store, '8.0.0');
    const { canary } = await promote(store, { releases: { news: '8.0.0' }, canaryPercent: 10 }, who);
    await prune(store, 0, who, LATER);
    expect(await store.versions('news')).toEqual(majors(8).slice(1));
    expect((await store.edition(canary?.edition ?? '')).releases).toEqual({ news: '8.0.0' });
  });

  it('keeps for a day a release that no edition names, a running publish and an edition that is not yet live', async () => {
    const { store, ids } = await promoted('1.0.0');
    await publish(store, '2.0.0');
    await store.objects.create('releases/news/3.0.0/server.cjs', Buffer.from('half'));
    const waiting = { ...(await store.edition(ids[0] ?? '')), id: editionOfToday(), releases: {} };
    await store.addEdition(waiting);
    expect(await prune(store, 0, who)).toEqual({ editions: [], releases: [], leftovers: [], moves: [] });
    expect(await prune(store, 0, who, LATER)).toEqual({
      editions: [waiting.id],
      releases: ['news@2.0.0'],
      leftovers: ['news@3.0.0'],
      moves: [],
    });
    expect(await store.objects.list('releases/news/3.0.0/')).toEqual([]);
  });

  it('removes within the day what was promoted and then replaced, with its quarantine record', async () => {
    const { store, ids } = await promoted(...majors(7));
    await store.reportQuarantined({
      name: 'news',
      version: '1.0.0',
      edition: ids[0] ?? '',
      since: new Date().toISOString(),
      why: 'It threw.',
      by: 'a test',
    });
    expect((await prune(store, 0, who)).releases).toEqual(['news@1.0.0']);
    expect(await store.quarantined()).toEqual([]);
  });

  it('makes a release invisible before its files are removed', async () => {
    const { store } = await promoted(...majors(7));
    const removed: string[] = [];
    const { objects } = store;
    const remove = objects.remove.bind(objects);
    objects.remove = (key) => {
      removed.push(key);
      return remove(key);
    };
    await prune(store, 0, who, LATER);
    const [first = ''] = removed.filter((key) => !key.startsWith('editions/'));
    expect(removed[0]).toMatch(/^editions\//);
    expect(first).toBe('releases/news/1.0.0/release.json');
  });

  /** Runs a function before the first write of this kind to a key with this prefix. */
  function doBefore(
    store: EditionStore,
    kind: 'create' | 'remove',
    prefix: string,
    what: () => Promise<void>,
  ) {
    const { objects } = store;
    const [create, remove] = [objects.create.bind(objects), objects.remove.bind(objects)];
    const first = async (key: string): Promise<void> => {
      if (!key.startsWith(prefix)) return;
      Object.assign(objects, { create, remove });
      await what();
    };
    if (kind === 'create') objects.create = (key, body) => first(key).then(() => create(key, body));
    else objects.remove = (key) => first(key).then(() => remove(key));
  }

  /** Everything that live names exists. */
  async function requireWhole(store: EditionStore): Promise<void> {
    const { releases, earlier = {} } = await store.edition((await store.live())?.edition ?? '');
    for (const [name, version] of Object.entries(releases))
      for (const one of [version, ...(earlier[name] ?? [])]) {
        const { files } = await store.release(name, one);
        for (const { path: file } of files) expect(await store.releaseFile(name, one, file)).not.toBeNull();
      }
  }

  it('refuses the promotion of what it is removing', async () => {
    const { store } = await promoted('1.0.0');
    await publish(store, '2.0.0');
    doBefore(store, 'remove', 'releases/news/2.0.0/', async () => {
      const late = promote(store, { releases: { news: '2.0.0' } }, who);
      await expect(late).rejects.toThrow('news@2.0.0 is being removed');
    });
    await prune(store, 0, who, LATER);
    await requireWhole(store);
  });

  it('keeps what is promoted by processes that do not see its announcement, for example because their clocks are hours off', async () => {
    const { store } = await promoted(...majors(8));
    doBefore(store, 'create', 'live/', async () => {
      doBefore(store, 'remove', 'editions/', async () => {
        const [key = ''] = await store.objects.list('removals/');
        const removal = JSON.parse(String(await store.objects.get(key))) as object;
        const at = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString();
        await store.objects.put(key, Buffer.from(JSON.stringify({ ...removal, at })));
        await promote(store, { releases: { news: '1.0.0' } }, who);
      });
    });
    const { releases } = await prune(store, 0, who, LATER);
    await requireWhole(store);
    expect(releases).toEqual(['news@2.0.0']);
  });

  it('is seen by a promotion that had read everything before', async () => {
    const { store } = await promoted('1.0.0');
    await publish(store, '2.0.0');
    doBefore(store, 'create', 'live/', async () => void (await prune(store, 0, who, LATER)));
    await expect(promote(store, { releases: { news: '2.0.0' } }, who)).rejects.toThrow('There is no');
    await requireWhole(store);
  });

  it('is seen by a rollback that had read everything before', async () => {
    const { store, ids } = await promoted('1.0.0', '2.0.0', '3.0.0');
    doBefore(store, 'create', 'live/', async () => void (await prune(store, 0, who, LATER)));
    await expect(rollback(store, ids[0] ?? null, who)).rejects.toThrow('There is no edition');
    await requireWhole(store);
  });

  it('keeps what an open promotion of another process leads to', async () => {
    const { store } = await promoted('1.0.0');
    await publish(store, '2.0.0');
    doBefore(store, 'create', 'removals/', async () => {
      await promote(store, { releases: { news: '2.0.0' } }, who);
    });
    await prune(store, 1, who, LATER);
    await requireWhole(store);
    expect(await store.versions('news')).toEqual(['1.0.0', '2.0.0']);
  });

  it('does not remove a release that is being published again', async () => {
    const { store } = await promoted('1.0.0');
    const build = await temporaryRelease('news', '2.0.0');
    const { objects } = store;
    await objects.create('releases/news/2.0.0/server.cjs', Buffer.from('exports.contract = 1;'));
    const modified = objects.modified.bind(objects);
    objects.modified = async (key) =>
      key.startsWith('releases/') && !key.endsWith('/publishing') ? new Date(0) : modified(key);
    doBefore(
      store,
      'create',
      'releases/news/2.0.0/release.json',
      async () => void (await prune(store, 0, who)),
    );
    await publishRelease(store, build);
    await promote(store, { releases: { news: '2.0.0' } }, who);
    await requireWhole(store);
    expect(await store.versions('news')).toEqual(['1.0.0', '2.0.0']);
  });

  it('that cannot start, for example on a full disk, says so and blocks no other process', async () => {
    const { store } = await promoted('1.0.0', '2.0.0');
    const create = store.objects.create.bind(store.objects);
    const full = jest.spyOn(store.objects, 'create').mockImplementation((key, body) => {
      if (key.startsWith('live/')) throw new Error('The disk is full.');
      return create(key, body);
    });
    await expect(prune(store, 0, who, LATER)).rejects.toThrow(
      'Nothing was removed: prune could not write its two small files first. The disk is full.',
    );
    full.mockRestore();
    await promote(store, { releases: { news: '1.0.0' } }, who);
    await requireWhole(store);
  });

  it('uses only the clock of the store: one that is a day ahead would take a new release for an old one', async () => {
    const { store } = await promoted('1.0.0');
    await publish(store, '2.0.0');
    jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, doNotFake: ['nextTick', 'setImmediate'] });
    try {
      await expect(prune(store, 0, who)).rejects.toThrow(
        `the clock of this machine is 1500 minutes ahead of that of ${store.place}. Set the clock and prune again.`,
      );
    } finally {
      jest.useRealTimers();
    }
    expect(await store.versions('news')).toEqual(['1.0.0', '2.0.0']);
    await promote(store, { releases: { news: '2.0.0' } }, who);
  });

  it('removes unfinished files of killed processes once they are a day old', async () => {
    const { store, folder } = await temporaryStore();
    await publish(store, '1.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    const [old, young] = ['live/0000000002.json', 'releases/news/1.0.0/server.cjs'].map(
      (file) => `${file}.part-${randomUUID()}`,
    ) as [string, string];
    for (const file of [old, young]) await writeFile(path.join(folder, file), 'half');
    await utimes(path.join(folder, old), new Date(0), new Date(0));
    const planned = await prune(store, 0, who, { dryRun: true });
    expect(planned).toEqual({ editions: [], releases: [], leftovers: [old], moves: [] });
    expect(await prune(store, 0, who)).toEqual(planned);
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((file) => file.includes('.part-'))).toEqual([young]);
  });

  it("keeps a release's file whose name resembles that of an unfinished one", async () => {
    const { store } = await temporaryStore();
    const file = 'web/server.cjs.part-2.js';
    const folder = await temporaryRelease('news', '1.0.0');
    const manifest = path.join(folder, 'release.json');
    const release = JSON.parse(await readFile(manifest, 'utf8')) as Release;
    const body = 'the second part';
    await writeFile(path.join(folder, file), body);
    release.files.push({ path: file, bytes: body.length, integrity: integrityOf(body) });
    await writeFile(manifest, JSON.stringify(release));
    await publishRelease(store, folder);
    await promote(store, { releases: { news: '1.0.0' } }, who);
    expect(await store.objects.list('releases/')).toContain(`releases/news/1.0.0/${file}`);
    await publish(store, '2.0.0');
    expect(await prune(store, 0, who, LATER)).toMatchObject({ releases: ['news@2.0.0'], leftovers: [] });
    expect(String(await store.releaseFile('news', '1.0.0', file))).toBe(body);
  });

  it('lists all moves of live as often for ten removals as for one: there are thousands', async () => {
    const { store } = await promoted(...majors(16));
    const list = jest.spyOn(store.objects, 'list');
    expect((await prune(store, 0, who, LATER)).releases).toHaveLength(10);
    const ofAll = list.mock.calls.filter(([prefix, after]) => prefix === 'live/' && after === undefined);
    expect(ofAll).toHaveLength(3);
  });

  it('ends after an hour, whatever it is removing, before others may consider it interrupted', async () => {
    const { store } = await promoted('1.0.0', '2.0.0', '3.0.0');
    const late = Date.now() + 61 * 60 * 1000;
    doBefore(store, 'remove', 'editions/', async () => void jest.spyOn(Date, 'now').mockReturnValue(late));
    try {
      await expect(prune(store, 0, who, LATER)).rejects.toThrow('took over an hour');
    } finally {
      jest.restoreAllMocks();
    }
    expect(await store.editions()).toHaveLength(2);
  });

  it('forgets announcements of interrupted prunes after two hours', async () => {
    const { store } = await promoted('1.0.0', '2.0.0');
    const announcement = { by: 'a test', editions: [], releases: ['news@1.0.0'] };
    await announceRemoval(store, announcement);
    const [key = ''] = await store.objects.list('removals/');
    await expect(promote(store, { releases: { news: '1.0.0' } }, who)).rejects.toThrow(
      `by a prune of a test, announced in "${key}". Wait until it has ended, at most two hours`,
    );
    jest.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000 + 1, doNotFake: ['nextTick', 'setImmediate'] });
    // The store\'s clock moves with it.
    jest.spyOn(store.objects, 'modified').mockImplementation(async () => new Date());
    try {
      await promote(store, { releases: { news: '1.0.0' } }, who);
      await prune(store, 0, who, LATER);
    } finally {
      jest.useRealTimers();
    }
    expect(await store.objects.list('removals/')).toEqual([]);
  });

  it('keeps the last thousand moves of live, and all since the oldest edition that stays', async () => {
    const { store } = await promoted('1.0.0');
    const first = await store.live();
    if (!first) throw new Error('Nothing is live.');
    const old = { ...first, action: 'freeze' as const, at: '2020-01-01T00:00:00.000Z' };
    await Promise.all(
      Array.from({ length: 1002 }, (_, index) => store.addMove({ ...old, number: index + 2 })),
    );
    expect((await prune(store, 0, who, LATER)).moves).toEqual([2, 3]);
    const numbers = (await store.history()).map(({ number }) => number);
    // The prune adds one more move.
    expect(numbers).toHaveLength(1002);
    expect(numbers.slice(0, 2)).toEqual([1, 4]);
    // A thousand files, on a disk with other users.
  });

  it('refuses an invalid number of parents, and a store in which nothing is live', async () => {
    const { store } = await temporaryStore();
    await expect(prune(store, -1, who)).rejects.toThrow('give a whole number of at least 0');
    await expect(prune(store, 0, who)).rejects.toThrow('Nothing has been promoted');
  });
});

function editionOfToday(): string {
  return `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}-00000000`;
}
