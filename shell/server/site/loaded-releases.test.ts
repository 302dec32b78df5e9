import { publishRelease } from '../../store/publish-release.ts';
import { editionOf } from '../../store/testing/edition-of.ts';
import { temporaryRelease, temporaryStore } from '../../store/testing/temporary-release.ts';
import { Quarantine } from '../editions/quarantine.ts';
import type { Composers } from '../front/composers/composers.ts';
import type { ComposerSources } from '../front/composers/start-composers.ts';
import { newCacheHooks } from '../front/pages.ts';
import { LoadedReleases, ServedEditions } from './loaded-releases.ts';

it('keeps few releases of earlier editions, however many tabs ask for', async () => {
  const { store } = await temporaryStore();
  const versions = Array.from({ length: 100 }, (_, i) => `1.0.${i}`);
  for (const version of versions) await publishRelease(store, await temporaryRelease('news', version));
  const editions = new ServedEditions();
  editions.startWith(editionOf({ news: '1.0.0' }, 1));
  let code: ComposerSources['releases']['code'] | undefined;
  const loaded = new Set<string>();
  const composers: Partial<Composers> = {
    keepOnly: (kept) => {
      for (const release of loaded) if (!kept.has(release)) loaded.delete(release);
    },
  };
  const releases = new LoadedReleases({
    store,
    editions,
    quarantine: new Quarantine({ quarantined: () => {}, restored: () => {} }),
    pages: newCacheHooks(),
    record: () => {},
    log: { info: () => {}, warn: () => {}, error: () => {} },
    start: (sources) => {
      code = (name, version) => sources.releases.code(name, version);
      return composers as Composers;
    },
    routesOf: async () => ({}),
    frontPage: () => Promise.reject(new Error('There is none.')),
  });
  await releases.keepInUse();
  let most = 0;
  for (const version of versions) {
    await code?.('news', version);
    loaded.add(`news@${version}`);
    most = Math.max(most, loaded.size);
  }
  expect([most > 8, most < 50, loaded.has('news@1.0.0'), loaded.has('news@1.0.99')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
