import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { FastifyInstance } from 'fastify';
import { compileFunction } from 'node:vm';
import * as shell from '../../../src/render.tsx';
import type { ReleaseSource, RemoteModule } from '../../composer/release-source.ts';
import { Quarantine } from '../../editions/quarantine.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { buildSite } from '../site.ts';
import { pageOf, type TestPage } from '../testing/news-site.ts';
import { loadedOf } from '../../composer/testing/loaded-of.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';
import { editionsOf } from '../../editions/testing/editions-of.ts';
import { servingOf } from '../testing/serving-of.ts';

const good = editionOf({ shell: '1', static: '1', news: '1' }, 1);
const bad = editionOf({ shell: '1', static: '1', news: '2' }, 2, good);

let app: FastifyInstance;
afterEach(() => app.close());

const throws = (): never => {
  throw new Error('bad release');
};

const throwsNothing = (): never => {
  // oxlint-disable-next-line no-throw-literal
  throw Object.create(null);
};

/** Only its stack names it: when it is rendered alone, to find out whose error it is, it does not throw. */
const throwsInThePage = compileFunction(
  "return () => { Error.stackTraceLimit = 100; if (!new Error().stack.includes('renderAlone')) throw new Error('not yet'); };",
  [],
  { filename: 'news@2/server.cjs' },
)() as () => null;

/** The site with news@2 live, news@1 before it; both expose the category page. */
async function site(two: TestPage | 'gone', one: TestPage = pageOf('The old news'), live = bad) {
  const quarantineEvents = { quarantined: jest.fn(), restored: jest.fn() };
  const clock = { now: 1_000_000 };
  const news: Record<string, TestPage | 'gone'> = { '1': one, '2': two };
  const releases: ReleaseSource = {
    serverMap: async () => null,
    shell: async (version) => {
      if (version === 'gone') throw new Error('its hash differs');
      return loadedOf('shell', version, shell);
    },
    remote: async (name, version) => {
      const page = name === 'news' ? news[version] : pageOf('About');
      if (page === undefined || page === 'gone') throw new Error('its hash differs');
      const pages: RemoteModule['pages'] = name === 'news' ? { category: page } : { about: page };
      return loadedOf(name, version, { contract: CONTRACT, pages, blocks: {} });
    },
  };
  app = await buildSite({
    settings: FIXTURE_SETTINGS,
    adFrameUrl: undefined,
    developmentOrigins: [],
    ...servingOf({
      releases,
      editions: editionsOf(live, good),
      quarantine: new Quarantine(quarantineEvents, () => clock.now),
    }),
    staff: { secrets: [], development: false },
    versions: async () => [],
    connections: readServerSettings({}).connections,
    beside: async () => {},
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const request = async (path = '/local-news') => {
    const response = await fetch(base + path);
    return {
      status: response.status,
      body: await response.text(),
      edition: response.headers.get('x-edition'),
    };
  };
  return { request, news, clock, ...quarantineEvents };
}

describe.each<[string, TestPage | 'gone', number]>([
  ['cannot be loaded', 'gone', 1],
  ['throws in its load', pageOf('The new news', { load: throws }), 3],
  ['throws while rendering', pageOf('The new news', { Page: throws }), 3],
  ['returns no status', pageOf('The new news', { load: () => ({ data: null }) as never }), 3],
  [
    'returns a status that Node refuses',
    pageOf('N', { load: () => ({ status: 1000, data: 1 }) as never }),
    3,
  ],
  [
    'returns a status that no page may have',
    pageOf('N', { load: () => ({ status: 301, data: 1 }) as never }),
    3,
  ],
  ['throws what cannot be read', pageOf('N', { load: throwsNothing }), 3],
  ['makes a head without a title', pageOf('N', { head: () => ({ canonical: '/' }) as never }), 3],
  ['throws in the page, and not alone', pageOf('N', { Page: throwsInThePage }), 3],
])('a release that %s', (_how, page, failures) => {
  it('is replaced by the previous release, even on the first request', async () => {
    const { request, quarantined } = await site(page);
    for (let i = 0; i < failures; i += 1) {
      expect(quarantined).not.toHaveBeenCalled();
      const { status, body, edition } = await request();
      expect([status, edition]).toEqual([200, bad.id]);
      expect(body).toContain('<h1>The old news</h1>');
      expect(body).toContain('"releases":{"news":{"version":"1"');
    }
    expect(quarantined).toHaveBeenCalledTimes(1);
    expect(quarantined.mock.calls[0]?.[0]).toEqual({ name: 'news', version: '2' });
  });

  it('is used again when the cause is gone', async () => {
    const { request, news, clock, restored } = await site(page);
    for (let i = 0; i < failures; i += 1) await request();
    news['2'] = pageOf('The new news');
    expect((await request()).body).toContain('The old news');
    clock.now += 10_000;
    expect((await request()).body).toContain('The new news');
    expect(restored).toHaveBeenCalledTimes(1);
  });
});

test.each<[string, TestPage | 'gone']>([
  ['cannot be loaded', 'gone'],
  ['throws in its load', pageOf('The new news', { load: throws })],
])('if a release %s, a navigation gets the view of the previous one, and its name', async (_how, page) => {
  const { request } = await site(page);
  const { status, body } = await request(`/_data/${bad.id}/local-news`);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    releases: { news: { version: '1' } },
    view: { data: 'The old news' },
  });
});

test('a failure that the previous release shares is not blamed on the release', async () => {
  const broken = { load: throws };
  const { request, quarantined } = await site(pageOf('new', broken), pageOf('old', broken));
  for (let i = 0; i < 5; i += 1) expect((await request()).status).toBe(503);
  expect(quarantined).not.toHaveBeenCalled();
  expect((await request('/about')).status).toBe(200);
});

test('a release on probation has not worked while its load fails, not even when the previous one fails as well', async () => {
  const broken = pageOf('broken', { load: throws });
  const { request, news, clock, quarantined, restored } = await site(broken);
  for (let i = 0; i < 3; i += 1) await request();
  expect(quarantined).toHaveBeenCalledTimes(1);
  clock.now += 10_000;
  news['1'] = broken;
  expect((await request()).status).toBe(503);
  expect(restored).not.toHaveBeenCalled();
  // It is still on probation: one failure quarantines it again.
  news['1'] = pageOf('The old news');
  expect((await request()).body).toContain('The old news');
  expect(quarantined).toHaveBeenCalledTimes(2);
});

test('a shell that cannot be loaded is replaced by the previous one, for pages and navigations', async () => {
  const live = editionOf({ ...bad.releases, shell: 'gone' }, 2, good);
  const { request, quarantined } = await site(pageOf('The new news'), pageOf('The old news'), live);
  const { status, body } = await request(`/_data/${live.id}/local-news`);
  expect([status, JSON.parse(body)]).toMatchObject([200, { view: { data: 'The new news' } }]);
  expect((await request()).body).toContain('<h1>The new news</h1>');
  expect(quarantined.mock.calls[0]?.[0]).toEqual({ name: 'shell', version: 'gone' });
});

describe('/_data', () => {
  it('serves the edition that the tab began with', async () => {
    const { request } = await site(pageOf('The new news'));
    const { body } = await request(`/_data/${good.id}/local-news`);
    expect(JSON.parse(body)).toMatchObject({
      edition: good.id,
      releases: { news: { version: '1' } },
      view: { data: 'The old news' },
    });
  });

  it.each([
    ['20200101T000000Z-00000000', 410],
    ['nonsense', 404],
    ['..%2f..%2fetc', 404],
  ])('has no edition %s', async (ref, status) => {
    const { request } = await site(pageOf('The new news'));
    expect((await request(`/_data/${ref}/local-news`)).status).toBe(status);
  });
});
