import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder, temporaryRelease } from '../testing/temporary-release.ts';
import { EditionStore } from './edition-store.ts';
import { LiveEdition } from './live-edition.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publish-release.ts';

async function storeWith(...versions: string[]): Promise<EditionStore> {
  const store = new EditionStore(await temporaryFolder());
  for (const version of versions) await publishRelease(store, await temporaryRelease('news', version));
  return store;
}

describe('publishing', () => {
  it('puts a whole release into the store and leaves nothing half-made', async () => {
    const store = await storeWith('1.0.0');
    expect((await store.release('news', '1.0.0')).owner).toBe('Test desk');
    expect(await readdir(path.join(store.folder, 'releases', 'news'))).toEqual(['1.0.0']);
  });

  it('accepts the same build again and refuses another one under the same version', async () => {
    const store = await storeWith('1.0.0');
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    const other = await temporaryRelease('news', '1.0.0', 'exports.contract = 1; // other');
    await expect(publishRelease(store, other)).rejects.toThrow('Releases are immutable');
  });

  it.each(['../evil', 'a/b', '', '.'])(
    'refuses %j as a version, which would leave the store',
    async (version) => {
      const store = new EditionStore(await temporaryFolder());
      await expect(publishRelease(store, await temporaryRelease('news', version))).rejects.toThrow('version');
    },
  );
});

describe('promoting', () => {
  it('writes an edition with its parent and points live at it', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { news: '1.0.0' }, 'first');
    const second = await promote(store, { news: '2.0.0' }, 'second');
    expect(second.parent).toBe(first.id);
    expect(await store.liveId()).toBe(second.id);
    expect((await store.edition(first.id)).releases).toEqual({ news: '1.0.0' });
  });

  it('changes nothing when readers already get just these releases', async () => {
    const store = await storeWith('1.0.0');
    const first = await promote(store, { news: '1.0.0' }, 'first');
    expect((await promote(store, { news: '1.0.0' }, 'again')).id).toBe(first.id);
  });

  it('refuses a release that is not in the store, and live stays', async () => {
    const store = await storeWith('1.0.0');
    const first = await promote(store, { news: '1.0.0' }, 'first');
    await expect(promote(store, { news: '3.0.0' }, 'lost')).rejects.toThrow('ENOENT');
    expect(await store.liveId()).toBe(first.id);
  });
});

describe('following live', () => {
  it('takes a promotion without a restart', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    await promote(store, { news: '1.0.0' }, 'first');
    const changed = jest.fn();
    const live = await LiveEdition.follow(store, { changed, refused: jest.fn() });
    const second = await promote(store, { news: '2.0.0' }, 'second');
    await live.refresh();
    live.close();
    expect(live.current.id).toBe(second.id);
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ id: second.id }));
  });

  it.each(['nonsense', '20261121T000000Z-00000000', ''])(
    'keeps the last good edition when live says %j',
    async (pointer) => {
      const store = await storeWith('1.0.0');
      const first = await promote(store, { news: '1.0.0' }, 'first');
      const refused = jest.fn();
      const live = await LiveEdition.follow(store, { changed: jest.fn(), refused });
      await writeFile(store.livePath, pointer);
      await live.refresh();
      await live.refresh();
      live.close();
      expect(live.current.id).toBe(first.id);
      // Reported once, not at every look.
      expect(refused).toHaveBeenCalledTimes(1);
    },
  );

  it('says what to do when nothing was ever promoted', async () => {
    const store = new EditionStore(await temporaryFolder());
    await expect(LiveEdition.follow(store, { changed: jest.fn(), refused: jest.fn() })).rejects.toThrow(
      'npm start',
    );
  });
});
