import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { releaseOf } from '../../store/testing/release-of.ts';
import { temporaryRelease, temporaryStore } from '../../store/testing/temporary-release.ts';
import { publishRelease } from '../../store/publish-release.ts';
import { StoredReleases } from './stored-releases.ts';

const CODE = 'exports.pages = {};';
const SERVER = { path: 'server.cjs', bytes: CODE.length, integrity: integrityOf(CODE) };

describe('StoredReleases', () => {
  it('reads a release once, even for many composers at a time, and keeps it while the store is down', async () => {
    const { store } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0', 'exports.pages = {};'));
    const releases = new StoredReleases(store, () => {});
    const [a, b] = await Promise.all([releases.code('news', '1.0.0'), releases.code('news', '1.0.0')]);
    expect(a).toBe(b);
    expect(a).toMatchObject({
      code: 'exports.pages = {};',
      file: 'news@1.0.0/server.cjs',
      address: { base: '/releases/news/1.0.0/', dropped: '' },
    });
    jest.spyOn(store.objects, 'get').mockRejectedValue(new Error('away'));
    expect(await releases.code('news', '1.0.0')).toBe(a);
  });

  it('has releases that were read ahead while the store is down, and leaves it to composers when they load them', async () => {
    const { store } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    const releases = new StoredReleases(store, () => {});
    await releases.readAhead(['news@1.0.0', 'news@0.0.0-pruned']);
    expect(releases.loaded.size).toBe(0);
    jest.spyOn(store.objects, 'get').mockRejectedValue(new Error('away'));
    expect(await releases.code('news', '1.0.0')).toMatchObject({ release: { version: '1.0.0' } });
    expect([...releases.loaded]).toEqual(['news@1.0.0']);
  });

  it('tries a release again that failed', async () => {
    const { store } = await temporaryStore();
    const releases = new StoredReleases(store, () => {});
    await expect(releases.code('news', '1.0.0')).rejects.toThrow('no release');
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    await expect(releases.code('news', '1.0.0')).resolves.toBeDefined();
  });

  it('refuses files that are missing or whose hash differs', async () => {
    const { store, folder } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    const file = path.join(folder, 'releases/news/1.0.0/server.cjs');
    await writeFile(file, 'exports.contract = 1; // changed');
    const releases = new StoredReleases(store, () => {});
    await expect(releases.code('news', '1.0.0')).rejects.toThrow('its hash differs');
    await rm(file);
    await expect(releases.code('news', '1.0.0')).rejects.toThrow('is missing');
  });

  it('accepts releases of the current contract and of the previous one, and no others', async () => {
    const { store } = await temporaryStore();
    for (const contract of [CONTRACT - 2, CONTRACT - 1, CONTRACT, CONTRACT + 1]) {
      const release = releaseOf('news', `${contract}.0.0`, { contract, files: [SERVER] });
      const folder = `releases/news/${contract}.0.0`;
      await store.objects.put(`${folder}/server.cjs`, Buffer.from(CODE));
      await store.objects.put(`${folder}/release.json`, Buffer.from(JSON.stringify(release)));
    }
    const releases = new StoredReleases(store, () => {});
    for (const contract of [CONTRACT - 1, CONTRACT])
      await expect(releases.code('news', `${contract}.0.0`)).resolves.toMatchObject({
        release: { contract },
      });
    for (const contract of [CONTRACT - 2, CONTRACT + 1])
      await expect(releases.code('news', `${contract}.0.0`)).rejects.toThrow(
        `for contract ${contract}; this server serves contracts ${CONTRACT - 1} and ${CONTRACT}`,
      );
  });

  it.each([
    ['^18', 'was built for react ^18; this server has 19.'],
    ['nonsense', 'was built for react nonsense'],
  ])('refuses a release that needs another React: %s', async (range, why) => {
    const { store } = await temporaryStore();
    const releases = new StoredReleases(store, () => {});
    for (const [version, react] of [
      ['1.0.0', '^19.0.0'],
      ['2.0.0', range],
    ] as const)
      await publishRelease(store, await temporaryRelease('news', version, undefined, { react }));
    await expect(releases.code('news', '1.0.0')).resolves.toBeDefined();
    await expect(releases.code('news', '2.0.0')).rejects.toThrow(why);
  });

  it('refuses a release that needs a missing singleton', async () => {
    const { store } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0', undefined, { preact: '^10.0.0' }));
    await expect(new StoredReleases(store, () => {}).code('news', '1.0.0')).rejects.toThrow('has none');
  });

  it('does not wait for a store that does not respond', async () => {
    jest.useFakeTimers();
    try {
      const { store } = await temporaryStore();
      jest.spyOn(store.objects, 'get').mockReturnValue(new Promise(() => {}));
      const refused = new StoredReleases(store, () => {}).code('news', '1.0.0').catch(String);
      await jest.advanceTimersByTimeAsync(5000);
      expect(await refused).toContain('was not read from');
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps what arrives late from a slow store for the next request, as during startup', async () => {
    const { store } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    const folder = 'releases/news/1.0.0';
    const objects = new Map<string, Buffer | null>();
    for (const key of [`${folder}/release.json`, `${folder}/server.cjs`])
      objects.set(key, await store.objects.get(key));
    jest.useFakeTimers();
    try {
      const get = jest.spyOn(store.objects, 'get').mockImplementation(async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        return objects.get(key) ?? null;
      });
      const releases = new StoredReleases(store, () => {});
      const late = releases.code('news', '1.0.0').catch(String);
      await jest.advanceTimersByTimeAsync(5000);
      expect(await late).toContain('was not read from');
      const again = releases.code('news', '1.0.0').catch(String);
      await jest.advanceTimersByTimeAsync(5000);
      expect(await again).toMatchObject({ release: { name: 'news' } });
      expect(get).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
