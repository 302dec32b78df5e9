import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EditionStore } from '../edition-store.ts';
import { lineage } from '../lineage.ts';
import { promote } from '../promote.ts';
import { publishRelease } from '../publish-release.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { temporaryRelease, temporaryStore } from '../testing/temporary-release.ts';
import { keyPair, publishAndPromote } from '../trust/testing/signed-store.ts';
import { copiedObjects } from './open-with-copy.ts';
import { StoreCopy } from './store-copy.ts';

const who = { by: 'a test', note: '' };

/** A store that can become unavailable, and its copy. */
async function copiedStore() {
  const { store } = await temporaryStore();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    for (const name of ['news', 'blog', 'media'])
      await publishRelease(store, await temporaryRelease(name, version));
  const folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  /** `askedInVain`: requests while it was down. */
  const world = { isAway: false, isStarting: true, askedInVain: 0 };
  const objects = new Proxy(store.objects, {
    get: (target, name) => {
      if (world.isAway && name !== 'place')
        return async () => {
          world.askedInVain += 1;
          throw new StoreUnavailable('no answer');
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const open = async () => {
    const copy = await StoreCopy.open(folder);
    const fallbacks: unknown[] = [];
    const copied = new EditionStore(
      copiedObjects(
        objects,
        copy,
        () => world.isStarting,
        (cause) => fallbacks.push(cause),
      ),
    );
    return { copy, copied, fallbacks };
  };
  const give = async (version: string, name = 'news') => {
    const move = await promote(store, { releases: { [name]: version } }, who);
    return { move, edition: await store.edition(move.edition) };
  };
  return { store, folder, world, open, give };
}

test('the copy of an edition and of what may replace its releases stands in for an unavailable store, also after a restart', async () => {
  const { store, folder, world, open, give } = await copiedStore();
  await give('1.0.0');
  const [second, third] = [await give('2.0.0'), await give('3.0.0')];
  const { copy } = await open();
  await copy.keep(store, second.move.number, second.edition);
  await copy.keep(store, third.move.number, third.edition);
  world.isAway = true;
  const { copied, fallbacks } = await open();
  expect(await copied.live()).toEqual(third.move);
  expect(await copied.editions()).toEqual([third.edition.id]);
  expect(fallbacks.length).toBe(2);
  // One that never responds would delay the start at each request.
  expect(world.askedInVain).toBe(1);
  expect(await copied.edition(third.edition.id)).toEqual(third.edition);
  expect((await copied.release('news', '3.0.0')).version).toBe('3.0.0');
  expect(await copied.releaseFile('news', '2.0.0', 'server.cjs')).not.toBeNull();
  // The copy serves neither objects that were not copied, nor moves to a running server.
  world.isStarting = false;
  await expect(copied.edition(second.edition.id)).rejects.toThrow('no answer');
  await expect(copied.moveNumbers()).rejects.toThrow('no answer');
  // What the live edition no longer needs is removed, and no partial file is left.
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Record<string, string>;
  expect(Object.keys(index).some((key) => key.includes('1.0.0'))).toBe(false);
  expect((await readdir(path.join(folder, 'blobs'))).toSorted()).toEqual(
    [...new Set(Object.values(index))].toSorted(),
  );
});

test('every release that would be a fallback is in the copy, however long ago it was live, even if older editions were pruned', async () => {
  const { store, world, open, give } = await copiedStore();
  const pruned = await give('1.0.0', 'blog');
  await give('1.0.0');
  await give('2.0.0');
  const { move, edition } = await give('1.0.0', 'media');
  await store.objects.remove(`editions/${pruned.edition.id}.json`);
  const { copy } = await open();
  await copy.keep(store, move.number, edition);
  world.isAway = true;
  const { copied } = await open();
  const versions: string[] = [];
  for await (const version of lineage({ find: (id) => copied.edition(id) }, edition, 'news'))
    if (await copied.releaseFile('news', version, 'server.cjs')) versions.push(version);
  expect(versions).toEqual(['2.0.0', '1.0.0']);
});

test('the live edition is copied right after signing was introduced: it vouches for unsigned releases', async () => {
  const { store } = await temporaryStore();
  for (const name of ['news', 'blog']) await publishAndPromote(store, name, '1.0.0');
  const { signing, trusted } = keyPair();
  const { number, edition } = await publishAndPromote(
    new EditionStore(store.objects, { signing }),
    'news',
    '2.0.0',
  );
  const copy = await StoreCopy.open(await mkdtemp(path.join(tmpdir(), 'copy-')));
  await copy.keep(new EditionStore(store.objects, { trusted }), number, await store.edition(edition));
  expect(await copy.get('releases/blog/1.0.0/release.json')).not.toBeNull();
});

test('a damaged copy is read from the store again', async () => {
  const { store, folder, world, open, give } = await copiedStore();
  const { move, edition } = await give('1.0.0');
  const { copy, copied } = await open();
  await copy.keep(store, move.number, edition);
  const blobs = path.join(folder, 'blobs');
  for (const blob of await readdir(blobs)) await writeFile(path.join(blobs, blob), 'not the same');
  expect(await copied.edition(edition.id)).toEqual(edition);
  await copy.keep(store, move.number, edition);
  world.isAway = true;
  expect(await copied.edition(edition.id)).toEqual(edition);
});

test('without a copy, an unavailable store fails', async () => {
  const { world, folder, open } = await copiedStore();
  await writeFile(path.join(folder, 'index.json'), 'nonsense');
  world.isAway = true;
  const { copied, fallbacks } = await open();
  await expect(copied.live()).rejects.toThrow('no answer');
  expect(fallbacks).toEqual([]);
});

test('leftovers of a crash are removed before the next copy is made, even if the copy fails', async () => {
  const { store, folder, world, open, give } = await copiedStore();
  const { move, edition } = await give('1.0.0');
  await mkdir(path.join(folder, 'blobs'));
  for (const part of ['index.json.part-1', 'blobs/0.part-1']) await writeFile(path.join(folder, part), '{');
  world.isAway = true;
  const { copy, copied } = await open();
  await expect(copy.keep(copied, move.number, edition)).rejects.toThrow('no answer');
  expect(await readdir(folder, { recursive: true })).toEqual(['blobs']);
  await copy.keep(store, move.number, edition);
  expect((await readdir(folder)).toSorted()).toEqual(['blobs', 'index.json']);
});
