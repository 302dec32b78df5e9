import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { FastifyInstance } from 'fastify';
import type { ViewResponse } from '../../../src/composition/page-state.ts';
import * as shell from '../../../src/render.tsx';
import { loadedOf } from '../../composer/testing/loaded-of.ts';
import type { LiveEditions } from '../../editions/editions.ts';
import { Quarantine } from '../../editions/quarantine.ts';
import { ReleaseRoutes } from '../../editions/release-routes.ts';
import { newCacheHooks } from '../../front/pages.ts';
import { signQaLink } from '../../qa/qa-link.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';
import { releaseOf } from '../../../store/testing/release-of.ts';
import { buildSite } from '../site.ts';
import { pageOf, type TestPage } from '../testing/news-site.ts';
import { servingOf } from '../testing/serving-of.ts';

const SECRET = 'a secret of a test, long enough to sign with';
const BEFORE = editionOf({ shell: '1', static: '1', news: '1' }, 1);
const FIRST = editionOf({ ...BEFORE.releases, weather: '1' }, 2, BEFORE);
const SECOND = editionOf({ ...FIRST.releases, weather: '2' }, 3, FIRST);

/** The second release renames the first page in the menu, drops the second, and adds a third. */
const ROUTES: Readonly<Record<string, ReleaseRoute[]>> = {
  '1': [
    { path: '/weather', page: 'front', title: 'Weather', menu: 'Weather' },
    { path: '/weather/radar', page: 'radar', title: 'Radar' },
  ],
  '2': [
    { path: '/weather', page: 'front', title: 'Weather', menu: 'Sky & sun', query: ['day'] },
    { path: '/weather/:place', page: 'place', title: 'Places' },
    // No release may name these.
    { path: '/about/weather', page: 'front', title: 'Weather', menu: 'Elsewhere' },
    { path: '/about', page: 'front', title: 'Weather', menu: 'About the weather' },
  ],
};

let app: FastifyInstance;
let origin: string;
let live: LiveEditions;
/** Whether release.json can be read. */
let isReadable: boolean;
let quarantine: Quarantine;

beforeEach(async () => {
  serve(FIRST);
  isReadable = true;
  quarantine = new Quarantine({ quarantined: () => {}, restored: () => {} });
  const hooks = newCacheHooks();
  app = await buildSite({
    ...servingOf({
      releases: {
        serverMap: async () => null,
        shell: async (version) => loadedOf('shell', version, shell),
        remote: async (name, version) =>
          loadedOf(name, version, { contract: CONTRACT, pages: pagesOf(name, version), blocks: {} }),
      },
      editions: {
        live: () => live,
        find: async (id) => [BEFORE, FIRST, SECOND].find((edition) => edition.id === id) ?? null,
      },
      quarantine,
    }),
    routesOf: (edition) => routes.of(edition),
    settings: FIXTURE_SETTINGS,
    adFrameUrl: undefined,
    developmentOrigins: [],
    staff: { secrets: [SECRET], development: false },
    versions: async () => [],
    connections: readServerSettings({}).connections,
    beside: async () => {},
    pageCache: { maxBytes: 4 * 1024 * 1024, cacheUrl: undefined, hooks, pictureKey: 'of the test' },
  });
  const routes = new ReleaseRoutes({
    release: async (name, version) => {
      if (!isReadable && name === 'weather') throw new Error('The store is away.');
      return releaseOf(name, version, name === 'weather' ? { routes: ROUTES[version] ?? [] } : {});
    },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** A promotion creates a new object. */
function serve(edition: LiveEditions['edition'], canary: LiveEditions['canary'] = null): void {
  live = { edition, canary };
}

function pagesOf(name: string, version: string): Record<string, TestPage> {
  const page = (unit: string): TestPage =>
    pageOf('', {
      load: ({ url, params }) => ({
        status: 200,
        data: `${unit} of ${name} ${version}${url.search}${params['place'] ?? ''}`,
      }),
      head: (_data, { url }) => ({
        title: unit,
        description: unit,
        canonical: url.pathname,
        section: '/weather',
      }),
      addresses: async () => [{ path: '/weather/omaha', modified: null }],
      syndicate: () => ({ title: `Feed of ${unit}`, description: '', items: [] }),
    });
  if (name !== 'weather') return { about: page('about') };
  return version === '1'
    ? { front: page('front'), radar: page('radar') }
    : { front: page('front'), place: page('place') };
}

async function request(path: string, cookie = '') {
  const response = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  const body = await response.text();
  return {
    status: response.status,
    body,
    h1: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1],
    menu: [...body.matchAll(/<a href="(\/(?:weather|about)[^"#]*)"[^>]*>([^<]*)<\/a>/g)].map(
      ([, href, text]) => `${href} ${text}`,
    ),
    cache: response.headers.get('cache-control'),
  };
}

/** The menu is in the masthead twice, and "About Us" in the footer as well. */
const links = ({ menu }: Awaited<ReturnType<typeof request>>) => [...new Set(menu)].toSorted();

it('has the pages of the edition of the view, and its menu on every page', async () => {
  serve(BEFORE);
  expect(await request('/weather')).toMatchObject({ status: 404 });
  serve(FIRST);
  expect(await request('/weather')).toMatchObject({ status: 200, h1: 'front of weather 1' });
  expect(await request('/weather/radar')).toMatchObject({ status: 200, h1: 'radar of weather 1' });
  expect(await request('/weather/omaha')).toMatchObject({ status: 404 });
  expect(links(await request('/about'))).toEqual(['/about About Us', '/weather Weather']);
  // In the menu, and in the list of all pages.
  const { menu } = await request('/no-such-page');
  expect(menu.filter((link) => link === '/weather Weather')).toHaveLength(2);

  serve(SECOND);
  expect(await request('/weather?day=2&utm_source=x')).toMatchObject({ h1: 'front of weather 2?day=2' });
  expect(await request('/weather/omaha')).toMatchObject({ status: 200, h1: 'place of weather 2omaha' });
  expect(await request('/about')).toMatchObject({ h1: 'about of static 1' });
  expect(await request('/about/weather')).toMatchObject({ status: 404 });
  expect(links(await request('/about'))).toEqual(['/about About Us', '/weather Sky &amp; sun']);

  serve(FIRST);
  expect(await request('/weather/radar')).toMatchObject({ status: 200 });
  expect(links(await request('/about'))).toEqual(['/about About Us', '/weather Weather']);
});

it('marks the menu for the section that a head names', async () => {
  const { body } = await request('/weather/radar');
  expect(body).toContain('<a href="/weather" aria-current="true">Weather</a>');
  expect((await request('/weather')).body).toContain('<a href="/weather" aria-current="page">Weather</a>');
});

it('sends a tab of an earlier edition the route of its page only', async () => {
  serve(SECOND);
  const data = async (path: string) => {
    const { status, body } = await request(path);
    return { status, view: (JSON.parse(body) as ViewResponse).view };
  };
  expect(await data(`/_data/${FIRST.id}/weather/radar`)).toMatchObject({
    status: 200,
    view: { kind: 'page', route: { path: '/weather/radar', remote: 'weather', page: 'radar' } },
  });
  expect(await data(`/_data/${SECOND.id}/weather/radar`)).toMatchObject({
    view: { route: { path: '/weather/:place', page: 'place' } },
  });
  expect((await data(`/_data/${SECOND.id}/about`)).view).not.toHaveProperty('route');
});

it('serves readers of a canary, and of a QA link, their own pages', async () => {
  serve(FIRST, { edition: SECOND, percent: 50 });
  for (const [bucket, status, text] of [
    ['7', 200, 'Sky &amp; sun'],
    ['77', 404, 'Weather'],
    ['7', 200, 'Sky &amp; sun'],
  ] as const) {
    const response = await request('/weather/omaha', `bucket=${bucket}`);
    expect([response.status, links(response).at(-1)]).toEqual([status, `/weather ${text}`]);
  }
  serve(FIRST);
  const pinned = `qa=${signQaLink(SECRET, { weather: '2' }, new Date(Date.now() + 60_000))}`;
  expect(await request('/weather/omaha?x=1', pinned)).toMatchObject({ h1: 'place of weather 2omaha' });
  expect(links(await request('/about', pinned)).at(-1)).toBe('/weather Sky &amp; sun');
  expect(await request('/weather/omaha')).toMatchObject({ status: 404 });
});

it('tells only staff which page of a pinned release is not granted, and why', async () => {
  const pinned = `qa=${signQaLink(SECRET, { weather: '2' }, new Date(Date.now() + 60_000))}`;
  const { status, body } = await request('/about/weather', pinned);
  expect(status).toBe(404);
  expect(body).toContain('weather/routes 2 failed: /about/weather is outside of /weather, the addresses of');
  expect(body).toContain('rsbuild.config.ts of weather');
  serve(SECOND);
  expect((await request('/about/weather')).body).not.toContain('is outside of');
  const other = `qa=${signQaLink(SECRET, { news: '1' }, new Date(Date.now() + 60_000))}`;
  expect((await request('/about/weather', other)).body).not.toContain('is outside of');
});

it('has the pages of the edition while the previous release serves, and says which of them it lacks', async () => {
  serve(SECOND);
  quarantine.failed({ name: 'weather', version: '2' }, 'It threw.', 'fatal');
  expect(await request('/weather')).toMatchObject({ status: 200, h1: 'front of weather 1' });
  expect(await request('/weather/omaha')).toMatchObject({
    status: 503,
    h1: 'Places is unavailable right now',
  });
  expect(links(await request('/about')).at(-1)).toBe('/weather Sky &amp; sun');
});

it('does not respond with 404 while the pages are unknown', async () => {
  isReadable = false;
  expect(await request('/weather/radar')).toMatchObject({
    status: 503,
    h1: 'Weather is unavailable right now',
  });
  const about = await request('/about');
  expect([about.status, links(about)]).toEqual([200, ['/about About Us']]);
  expect(about.cache).toContain('s-maxage=2,');
});

it('lists them in the sitemap, and has their feeds', async () => {
  const addresses = async () =>
    [...(await request('/sitemap.xml')).body.matchAll(/<loc>[^<]*(\/weather[^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
  expect(await addresses()).toEqual(['/weather', '/weather/radar']);
  serve(SECOND);
  expect(await addresses()).toEqual(['/weather', '/weather/omaha']);
  expect((await request('/weather/rss.xml')).body).toContain('Feed of front');
  expect(await request('/weather/radar/rss.xml')).toMatchObject({ status: 200 });
  expect(await request('/weather/a/b/rss.xml')).toMatchObject({ status: 404 });
});
