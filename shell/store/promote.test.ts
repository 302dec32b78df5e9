import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { storeWith } from './testing/store-with.ts';
import { temporaryRelease, temporaryStore } from './testing/temporary-release.ts';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { EditionStore } from './edition-store.ts';
import { GENERATIONS, lineage } from './lineage.ts';
import { advanceCanary, freeze, unfreeze, rollback } from './moves.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publish-release.ts';
import { publishAndPromote } from './trust/testing/signed-store.ts';

const who = { by: 'a test', note: '' };

async function liveReleases(store: EditionStore) {
  return (await store.edition((await store.live())?.edition ?? '')).releases;
}

describe('publishing', () => {
  it('publishes a complete release and leaves no partial one', async () => {
    const { store, folder } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    expect((await store.release('news', '1.0.0')).owner).toBe('Test desk');
    expect((await readdir(path.join(folder, 'releases/news/1.0.0'))).toSorted()).toEqual([
      'release.json',
      'server.cjs',
      'web',
    ]);
  });

  it('accepts the same build again and refuses another one with the same version', async () => {
    const store = await storeWith('news@1.0.0');
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    const other = await temporaryRelease('news', '1.0.0', 'exports.contract = 1; // other');
    await expect(publishRelease(store, other)).rejects.toThrow('Releases are immutable');
  });

  it.each(['../evil', 'a/b', '', '.'])(
    'refuses %j as a version, which would leave the store',
    async (version) => {
      const { store } = await temporaryStore();
      await expect(publishRelease(store, await temporaryRelease('news', version))).rejects.toThrow('version');
    },
  );
});

describe('promoting', () => {
  it('writes an edition with its parent and points live at it', async () => {
    const store = await storeWith('news@1.0.0', 'news@2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    expect(await store.live()).toEqual(second);
    expect((await store.edition(second.edition)).parent).toBe(first.edition);
    expect((await store.edition(first.edition)).releases).toEqual({ news: '1.0.0' });
  });

  it('changes nothing when readers already get exactly these releases', async () => {
    const store = await storeWith('news@1.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    expect(await promote(store, { releases: { news: '1.0.0' } }, who)).toEqual(first);
  });

  it('refuses a release that is not in the store, and does not move live', async () => {
    const store = await storeWith('news@1.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    await expect(promote(store, { releases: { news: '3.0.0' } }, who)).rejects.toThrow('no release');
    expect(await store.live()).toEqual(first);
  });

  it('loses none of ten promotions made at once', async () => {
    const { store } = await temporaryStore();
    const names = 'a b c d e f g h i j'.split(' ');
    for (const name of names) await publishRelease(store, await temporaryRelease(name, '1.0.0'));
    await Promise.all(names.map((name) => promote(store, { releases: { [name]: '1.0.0' } }, who)));
    expect(Object.keys(await liveReleases(store))).toEqual(names);
    expect((await store.history()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('opens a canary for a percentage, and promoting the same releases ends it', async () => {
    const store = await storeWith('news@1.0.0', 'news@2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const trial = await promote(store, { releases: { news: '2.0.0' }, canaryPercent: 10 }, who);
    expect(trial).toMatchObject({ edition: first.edition, canary: { percent: 10 } });
    expect((await store.edition(trial.canary?.edition ?? '')).releases).toEqual({ news: '2.0.0' });
    expect(await promote(store, { releases: { news: '2.0.0' } }, who)).toMatchObject({ canary: null });
    expect(await liveReleases(store)).toEqual({ news: '2.0.0' });
  });
});

describe('an open canary', () => {
  async function trying(): Promise<EditionStore> {
    const store = await storeWith('news@1.0.0', 'news@2.0.0', 'news@3.0.0', 'blog@1.0.0', 'blog@2.0.0');
    await promote(store, { releases: { news: '1.0.0', blog: '1.0.0' } }, who);
    await promote(store, { releases: { news: '2.0.0' }, canaryPercent: 10 }, who);
    return store;
  }
  async function canaryReleases(store: EditionStore) {
    const canary = (await store.live())?.canary;
    return canary && { percent: canary.percent, ...(await store.edition(canary.edition)).releases };
  }

  it('continues when another remote is promoted, and its readers get that as well', async () => {
    const store = await trying();
    await promote(store, { releases: { blog: '2.0.0' } }, who);
    expect(await liveReleases(store)).toEqual({ news: '1.0.0', blog: '2.0.0' });
    expect(await canaryReleases(store)).toEqual({ percent: 10, news: '2.0.0', blog: '2.0.0' });
  });

  it('includes releases that another team adds', async () => {
    const store = await trying();
    await promote(store, { releases: { blog: '2.0.0' }, canaryPercent: 20 }, who);
    expect(await liveReleases(store)).toEqual({ news: '1.0.0', blog: '1.0.0' });
    expect(await canaryReleases(store)).toEqual({ percent: 20, news: '2.0.0', blog: '2.0.0' });
  });

  it('waits at its step for its own releases in quarantine, and reads no reports about others', async () => {
    const store = await storeWith('news@1.0.0', 'news@2.0.0');
    const { edition } = await promote(store, { releases: { news: '1.0.0' } }, who);
    const steps = { next: [50], everySeconds: null };
    const opened = await promote(store, { releases: { news: '2.0.0' }, canaryPercent: 10, steps }, who);
    const step = { edition: opened.canary?.edition ?? '', percent: 10 };
    const report = { edition, since: new Date().toISOString(), why: 'It threw.', by: 'a server' };
    for (let i = 0; i < 20; i += 1)
      await store.reportQuarantined({ ...report, name: 'aside', version: `1.0.${i}` });
    await store.reportQuarantined({ ...report, name: 'news', version: '2.0.0' });
    const read = jest.spyOn(store.objects, 'get');
    expect(await advanceCanary(store, step, who)).toBeNull();
    const reports = read.mock.calls.filter(([key]) => key.startsWith('quarantine/'));
    expect(reports).toEqual([['quarantine/news@2.0.0.json']]);
    await store.clearQuarantined('news', '2.0.0');
    expect((await advanceCanary(store, step, who))?.canary?.percent).toBe(50);
  });

  it('ends for a remote when another release of it is promoted', async () => {
    const store = await trying();
    await promote(store, { releases: { news: '3.0.0' } }, who);
    expect(await canaryReleases(store)).toBeNull();
  });
});

describe('rolling back', () => {
  it('moves to the parent, or to the named edition', async () => {
    const store = await storeWith('news@1.0.0', 'news@2.0.0', 'news@3.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    await promote(store, { releases: { news: '3.0.0' } }, who);
    expect(await rollback(store, null, who)).toMatchObject({ edition: second.edition, action: 'rollback' });
    expect(await rollback(store, first.edition, who)).toMatchObject({ edition: first.edition });
    await expect(rollback(store, null, who)).rejects.toThrow('first edition');
  });
});

describe('a freeze', () => {
  it('blocks promotions unless forced, but never a rollback, until it ends', async () => {
    const store = await storeWith('news@1.0.0', 'news@2.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    await freeze(store, { by: 'the desk', note: 'election night' });
    await expect(promote(store, { releases: { news: '2.0.0' } }, who)).rejects.toThrow('election night');
    // What npm start does each time.
    expect(await promote(store, { releases: { news: '1.0.0' } }, who)).toMatchObject({ action: 'freeze' });
    await promote(store, { releases: { news: '2.0.0' }, force: true }, who);
    await rollback(store, null, who);
    expect((await store.live())?.frozen).toEqual({ reason: 'election night' });
    await unfreeze(store, who);
    await promote(store, { releases: { news: '2.0.0' } }, who);
    expect(await liveReleases(store)).toEqual({ news: '2.0.0' });
  });
});

describe('what may replace a release', () => {
  const versionsBefore = async (store: EditionStore, edition: string, name: string): Promise<string[]> => {
    const found: string[] = [];
    const readsNothing = { find: () => Promise.reject(new Error('An ancestor was read.')) };
    for await (const version of lineage(readsNothing, await store.edition(edition), name))
      found.push(version);
    return found;
  };

  it('is named by the edition, however many promotions of other remotes lie between', async () => {
    const { store } = await temporaryStore();
    for (const version of ['1', '2']) await publishAndPromote(store, 'static', version);
    await publishAndPromote(store, 'news', '1');
    let { edition } = await publishAndPromote(store, 'news', '2');
    for (let i = 0; i < GENERATIONS + 1; i += 1)
      ({ edition } = await promote(store, { releases: { news: i % 2 === 0 ? '1' : '2' } }, who));
    expect(await versionsBefore(store, edition, 'static')).toEqual(['2', '1']);
    expect(await versionsBefore(store, edition, 'news')).toEqual(['1', '2']);
  });

  it('is what readers had, the five newest, without what was rolled back', async () => {
    const { store } = await temporaryStore();
    for (const version of ['1', '2', '3', '4', '5', '6', '7', '8'])
      await publishAndPromote(store, 'news', version);
    const back = await promote(store, { releases: { news: '6' }, isRollback: true }, who);
    expect(await versionsBefore(store, back.edition, 'news')).toEqual(['6', '7', '5', '4', '3']);
  });

  it('is found in the ancestors of an edition of an older program, and named from then on', async () => {
    const { store } = await temporaryStore();
    const older = new (class extends EditionStore {
      override addEdition({ earlier: _, ...edition }: Edition): Promise<void> {
        return super.addEdition(edition);
      }
    })(store.objects);
    for (const version of ['1', '2', '3']) await publishAndPromote(older, 'news', version);
    const { edition } = await publishAndPromote(store, 'blog', '1');
    expect(await versionsBefore(store, edition, 'news')).toEqual(['3', '2', '1']);
  });
});
