import fs, { mkdir, rename, rmdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileObjects } from './file-objects.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { ObjectStore } from './object-store.ts';
import { eachStore } from './testing/each-store.ts';
import { temporaryFolder } from './testing/temporary-release.ts';

afterEach(() => jest.restoreAllMocks());

const text = (value: string): Buffer => Buffer.from(value);

async function read(store: ObjectStore, key: string): Promise<string | undefined> {
  return (await store.get(key))?.toString();
}

describe('an object store', () => {
  eachStore((freshStore) => {
    it('returns what was written, byte for byte', async () => {
      const store = await freshStore();
      const body = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256));
      expect(await store.create('releases/news/1.0.0/web/a picture+1.png', body)).toBe(true);
      expect((await store.get('releases/news/1.0.0/web/a picture+1.png'))?.equals(body)).toBe(true);
      await store.create('empty', Buffer.alloc(0));
      expect(await store.get('empty')).toEqual(Buffer.alloc(0));
    });

    it('returns null for missing objects', async () => {
      const store = await freshStore();
      expect(await store.get('live/0000000001.json')).toBeNull();
      expect(await store.modified('live/0000000001.json')).toBeNull();
      expect(await store.list('')).toEqual([]);
      await store.remove('live/0000000001.json');
    });

    it('creates an object once, with any number of concurrent attempts', async () => {
      const store = await freshStore();
      for (let round = 0; round < 10; round += 1) {
        const bodies = Array.from({ length: 16 }, (_, index) => `writer ${index}`);
        const won = await Promise.all(bodies.map((body) => store.create(`live/${round}`, text(body))));
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await read(store, `live/${round}`)).toBe(bodies[won.indexOf(true)]);
      }
    });

    it('does not change an existing object', async () => {
      const store = await freshStore();
      await store.create('editions/one', text('first'));
      expect(await store.create('editions/one', text('first'))).toBe(false);
      expect(await store.create('editions/one', text('second'))).toBe(false);
      expect(await read(store, 'editions/one')).toBe('first');
    });

    it('replaces and removes objects', async () => {
      const store = await freshStore();
      await store.put('quarantine/news', text('first'));
      await store.put('quarantine/news', text('second'));
      expect(await read(store, 'quarantine/news')).toBe('second');
      await store.remove('quarantine/news');
      expect(await store.get('quarantine/news')).toBeNull();
      expect(await store.create('quarantine/news', text('third'))).toBe(true);
    });

    it('returns when an object was written', async () => {
      const store = await freshStore();
      await store.put('an/object', text('now'));
      const age = Date.now() - ((await store.modified('an/object'))?.getTime() ?? 0);
      expect(Math.abs(age)).toBeLessThan(60_000);
    });

    it('lists in order, by prefix, and after a key', async () => {
      const store = await freshStore();
      for (const key of ['b/2', 'a/10', 'a/1', 'a/1-x/y', 'ab/1', 'a/2']) await store.put(key, text(key));
      expect(await store.list('a/')).toEqual(['a/1', 'a/1-x/y', 'a/10', 'a/2']);
      expect(await store.list('a/1')).toEqual(['a/1', 'a/1-x/y', 'a/10']);
      expect(await store.list('a/', 'a/1-x/y')).toEqual(['a/10', 'a/2']);
      expect(await store.list('a/', 'a/2')).toEqual([]);
      expect(await store.list('nothing/')).toEqual([]);
    });

    it('lists more than one page of object storage', async () => {
      const store = await freshStore();
      const keys = Array.from({ length: 1100 }, (_, index) => `live/${String(index).padStart(10, '0')}`);
      const waiting = [...keys];
      const write = async (): Promise<void> => {
        for (let key = waiting.pop(); key; key = waiting.pop()) await store.put(key, text(key));
      };
      await Promise.all(Array.from({ length: 16 }, write));
      expect(await store.list('live/')).toEqual(keys);
      expect(await store.list('live/', keys[1049])).toEqual(keys.slice(1050));
      expect(await store.list('live/', keys.at(-2))).toEqual(keys.slice(-1));
    }, 180_000);

    it.each(['../outside', 'a/../../outside', 'a/./b', '/etc/passwd', 'a//b', 'a/', '', 'a\\..\\b', 'a\0b'])(
      'refuses %j as a key',
      async (key) => {
        const store = await freshStore();
        const refused = 'is not a valid key';
        await expect(store.get(key)).rejects.toThrow(refused);
        await expect(store.modified(key)).rejects.toThrow(refused);
        await expect(store.create(key, text('x'))).rejects.toThrow(refused);
        await expect(store.put(key, text('x'))).rejects.toThrow(refused);
        await expect(store.remove(key)).rejects.toThrow(refused);
      },
    );

    it.each(['../server/', 'a/../../', '/etc/'])('lists nothing outside itself: %j', async (prefix) => {
      await expect((await freshStore()).list(prefix)).rejects.toThrow('is not a valid prefix');
    });
  });
});

describe('in a folder,', () => {
  it.each<[string, (place: string) => Promise<unknown>]>([
    ['a file', (place) => writeFile(place, 'not a store')],
    ['a link to itself', (place) => symlink(place, place)],
  ])('%s instead of a folder is named, with what to do', async (_, put) => {
    const objects = new FileObjects(await temporaryFolder());
    await put(path.join(objects.folder, 'live'));
    const message = `could not be read in ${objects.place}: a different kind of file is in its place. Set EDITIONS`;
    await expect(objects.list('live/')).rejects.toThrow(`"live/" ${message}`);
    await expect(objects.get('live/1.json')).rejects.toThrow(`"live/1.json" ${message}`);
  });

  it('a folder instead of an object is named', async () => {
    const objects = new FileObjects(await temporaryFolder());
    await mkdir(path.join(objects.folder, 'live/1.json'), { recursive: true });
    await expect(objects.get('live/1.json')).rejects.toThrow(
      `"live/1.json" could not be read in ${objects.place}`,
    );
  });
});

it('a folder that has become empty is unavailable: it is no longer mounted, and its objects are not missing', async () => {
  const objects = new FileObjects(await temporaryFolder());
  expect(await objects.get('live/1.json')).toBeNull();
  await objects.create('live/1.json', Buffer.from('{}'));
  expect(await objects.get('live/1.json')).not.toBeNull();
  expect(await objects.get('live/2.json')).toBeNull();
  const mounted = `${objects.folder}-mounted`;
  await rename(objects.folder, mounted);
  await expect(objects.get('live/1.json')).rejects.toThrow(StoreUnavailable);
  await mkdir(objects.folder);
  await expect(objects.get('live/1.json')).rejects.toThrow('is empty or gone. Is it mounted?');
  await expect(objects.list('live/')).rejects.toThrow(StoreUnavailable);
  await rmdir(objects.folder);
  await rename(mounted, objects.folder);
  expect(await objects.list('live/')).toEqual(['live/1.json']);
});

it.each([
  ['EMFILE', true],
  ['ESTALE', true],
  ['EIO', false],
])('a folder that cannot be read because of %s is unavailable, not broken: %s', async (code, isAway) => {
  const objects = new FileObjects(await temporaryFolder());
  const error = Object.assign(new Error(`${code}: it failed`), { code });
  jest.spyOn(fs, 'readFile').mockRejectedValueOnce(error);
  const failure: unknown = await objects.get('live/1').catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ message: expect.stringContaining(code) as string });
  expect(failure instanceof StoreUnavailable).toBe(isAway);
});

it('a folder opens few files at once, however many objects are read: a process may have only a thousand open', async () => {
  const objects = new FileObjects(await temporaryFolder());
  await objects.create('editions/1', text('one'));
  let [open, most] = [0, 0];
  const { readFile } = fs;
  jest.spyOn(fs, 'readFile').mockImplementation(async (...args) => {
    open += 1;
    most = Math.max(most, open);
    const body = await readFile(...args);
    open -= 1;
    return body;
  });
  const bodies = await Promise.all(Array.from({ length: 500 }, () => objects.get('editions/1')));
  expect(bodies.map(String)).toEqual(Array(500).fill('one'));
  expect(most).toBeLessThan(100);
});
