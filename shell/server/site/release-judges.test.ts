import { until } from '../../lib/testing/until.ts';
import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import { promote } from '../../store/promote.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { signedStore } from '../../store/trust/testing/signed-store.ts';
import { newCacheHooks } from '../front/pages.ts';
import { ServedEditions } from './loaded-releases.ts';
import { judgeReleases } from './release-judges.ts';

const NEWS = { name: 'news', version: '1' };
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function judging(store: EditionStore, editions = new ServedEditions()) {
  const settings = { origin: 'https://paper.example', redisUrl: undefined };
  const site = {
    store,
    name: 'a server',
    settings,
    pages: newCacheHooks(),
    caches: [],
    count: () => {},
    log,
  };
  return judgeReleases(site, editions);
}

it('does not leave a release in quarantine in a slow store when it works again', async () => {
  const store = await storeWith('news@1');
  const { edition } = await promote(store, { releases: { news: '1' } }, { by: 'a test', note: '' });
  const clock = stoppedClock(0);
  const { objects } = store;
  const put = objects.put.bind(objects);
  const remove = jest.spyOn(objects, 'remove');
  const responds = new Promise<void>((resolve) => setTimeout(resolve, 50));
  const written = jest.spyOn(objects, 'put').mockImplementation(async (...object) => {
    await responds;
    await put(...object);
  });
  const editions = new ServedEditions();
  editions.startWith(await store.edition(edition));
  const judges = await judging(store, editions);
  judges.quarantine.failed(NEWS, 'It threw', 'fatal');
  clock.now += 11_000;
  judges.quarantine.worked(NEWS);
  await until(() => remove.mock.results.length > 0);
  for (const { value } of [...written.mock.results, ...remove.mock.results]) await (value as Promise<void>);
  expect(await store.quarantined()).toEqual([]);
  judges.close();
});

it('clears the report of a server that has ended when the release works, also if reports are not trusted', async () => {
  const { server, pipeline } = await signedStore('1');
  const store = server();
  const edition = (await pipeline.live())?.edition ?? '';
  const report = { ...NEWS, edition, since: new Date().toISOString(), why: 'It threw.', by: 'another' };
  await store.reportQuarantined(report);
  const judges = await judging(store);
  await judges.resume();
  expect(judges.quarantine.isSuspect(NEWS)).toBe(false);
  const remove = jest.spyOn(store.objects, 'remove');
  judges.quarantine.worked(NEWS);
  await until(() => remove.mock.results.length > 0);
  await remove.mock.results[0]?.value;
  expect(await store.quarantined()).toEqual([]);
  judges.close();
});
