import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryRelease, temporaryStore } from '../testing/temporary-release.ts';
import { publishRelease } from '../store/publish-release.ts';
import { SILENT } from '../telemetry/telemetry.ts';
import { StoredReleases } from './stored-releases.ts';

describe('StoredReleases', () => {
  it('evaluates a release once, also for many requests at a time', async () => {
    const { store } = await temporaryStore();
    await publishRelease(
      store,
      await temporaryRelease('news', '1.0.0', 'exports.pages = { made: Symbol() };'),
    );
    const releases = new StoredReleases(store, SILENT);
    const [a, b] = await Promise.all([releases.remote('news', '1.0.0'), releases.remote('news', '1.0.0')]);
    expect(a.module.pages['made']).toBe(b.module.pages['made']);
    expect(a.address('web/remoteEntry.js')).toBe('/releases/news/1.0.0/web/remoteEntry.js');
  });

  it('tries a release again that failed', async () => {
    const { store } = await temporaryStore();
    const releases = new StoredReleases(store, SILENT);
    await expect(releases.remote('news', '1.0.0')).rejects.toThrow('no release');
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    await expect(releases.remote('news', '1.0.0')).resolves.toBeDefined();
  });

  it('takes no file whose hash differs, and none that is missing', async () => {
    const { store, folder } = await temporaryStore();
    await publishRelease(store, await temporaryRelease('news', '1.0.0'));
    const file = path.join(folder, 'releases/news/1.0.0/server.cjs');
    await writeFile(file, 'exports.contract = 1; // changed');
    const releases = new StoredReleases(store, SILENT);
    await expect(releases.remote('news', '1.0.0')).rejects.toThrow('its hash differs');
    await rm(file);
    await expect(releases.remote('news', '1.0.0')).rejects.toThrow('is missing');
  });
});
