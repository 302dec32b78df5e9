import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder, temporaryRelease } from './testing/temporary-release.ts';
import { EditionStore } from './edition-store.ts';
import { FileObjects } from './file-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publishRelease } from './publish-release.ts';
import { FailingObjects } from './testing/failing-objects.ts';

const who = { by: 'a test', note: '' };
const LATER = { now: new Date(Date.now() + 48 * 60 * 60 * 1000) };

// Guarantees of the storages are tested for folder and bucket in `object-stores.test.ts`.
const freshStore = async (): Promise<FileObjects> => new FileObjects(await temporaryFolder());

/** What readers get: all releases in the live edition, each read from the store with every file it lists. */
async function served(store: EditionStore): Promise<Record<string, string>> {
  const { releases } = await store.edition((await store.live())?.edition ?? '');
  for (const [name, version] of Object.entries(releases)) {
    const { files } = await store.release(name, version);
    for (const file of files) expect(await store.releaseFile(name, version, file.path)).not.toBeNull();
  }
  return releases;
}

describe('a publish that is interrupted after any of its writes', () => {
  it('leaves the old edition live, and can be repeated', async () => {
    const [first, second] = [
      await temporaryRelease('news', '1.0.0'),
      await temporaryRelease('news', '2.0.0'),
    ];
    const release = async (objects: ObjectStore): Promise<void> => {
      const store = new EditionStore(objects);
      await publishRelease(store, second);
      await promote(store, { releases: { news: '2.0.0' } }, who);
    };
    let broken = 0;
    for (let writes = 0; ; writes += 1) {
      const objects = await freshStore();
      const store = new EditionStore(objects);
      await publishRelease(store, first);
      await promote(store, { releases: { news: '1.0.0' } }, who);
      const done = await release(new FailingObjects(objects, writes)).then(
        () => true,
        () => false,
      );
      if (done) break;
      broken += 1;
      expect(await served(store)).toEqual({ news: '1.0.0' });
      // Only the complete release can be promoted.
      expect(await store.versions('news')).toEqual(writes < 4 ? ['1.0.0'] : ['1.0.0', '2.0.0']);
      await release(objects);
      expect(await served(store)).toEqual({ news: '2.0.0' });
      expect(await store.history()).toHaveLength(2);
    }
    // The publishing marker, two files, release.json, the removal of the marker, the edition, the move of live.
    expect(broken).toBe(7);
  }, 120_000);

  it('a prune leaves what readers get, and can be repeated', async () => {
    for (let writes = 0; ; writes += 1) {
      const objects = await freshStore();
      const store = new EditionStore(objects);
      // The last one and the five before it stay.
      for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0']) {
        await publishRelease(store, await temporaryRelease('news', version));
        await promote(store, { releases: { news: version } }, who);
      }
      const done = await prune(new EditionStore(new FailingObjects(objects, writes)), 0, who, LATER).then(
        () => true,
        () => false,
      );
      expect(await served(store)).toEqual({ news: '7.0.0' });
      for (const version of await store.versions('news')) {
        const { files } = await store.release('news', version);
        for (const file of files) {
          expect(await store.releaseFile('news', version, file.path)).not.toBeNull();
        }
      }
      await prune(store, 0, who, LATER);
      expect(await objects.list('releases/news/1.0.0/')).toEqual([]);
      if (done) break;
    }
  }, 120_000);
});

describe('a process that is killed while it writes', () => {
  it('leaves only complete objects', async () => {
    const folder = await temporaryFolder();
    const script = path.join(import.meta.dirname, 'testing/write-without-end.ts');
    const writer = fork(script, [folder], { execArgv: ['--import', 'tsx'] });
    await once(writer, 'message');
    const objects = new FileObjects(folder);
    while ((await objects.list('')).length < 3) await pause(5);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const keys = await objects.list('');
    expect(keys.length).toBeGreaterThan(2);
    for (const key of keys) {
      const body = await objects.get(key);
      expect(body).toHaveLength(4 * 1024 * 1024);
      expect(body?.every((byte) => byte === body[0])).toBe(true);
    }
  }, 120_000);
});
