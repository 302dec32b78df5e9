import { until } from '../../lib/testing/until.ts';
import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import { promote } from '../../store/promote.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { newCacheLink } from '../front/pages.ts';
import { ServedEditions } from './loaded-releases.ts';
import { judgeReleases } from './release-judges.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

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
  editions.tried = await store.edition(edition);
  const settings = { origin: 'https://paper.example', redisUrl: undefined };
  const site = { store, name: 'a server', settings, pages: newCacheLink(), caches: [], count: () => {}, log };
  const judges = await judgeReleases(site, editions);
  const news = { name: 'news', version: '1' };
  judges.quarantine.failed(news, 'It threw', 'fatal');
  clock.now += 11_000;
  judges.quarantine.worked(news);
  await until(() => remove.mock.results.length > 0);
  for (const { value } of [...written.mock.results, ...remove.mock.results]) await (value as Promise<void>);
  expect(await store.quarantined()).toEqual([]);
  judges.close();
});
