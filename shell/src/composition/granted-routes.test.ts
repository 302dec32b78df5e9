import { releaseSchema, type ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import type { Grant, RemoteRoute } from '../routes.ts';
import { routeFinder } from './find-route.ts';
import { grantedRoutes } from './granted-routes.ts';

const GRANT: Grant = {
  path: '/weather',
  remote: 'weather',
  title: 'Weather',
  policy: { deadlineMs: 1000, hydrate: 'never', freshSeconds: 60 },
  pages: 4,
  menu: { group: 'Life', links: 1 },
};
const CROSSWORD: Grant = { ...GRANT, path: '/crossword', remote: 'crossword' };
const OWN = tableOf('/', '/sports');

function tableOf(...paths: string[]): RemoteRoute[] {
  return paths.map(
    (path) => ({ kind: 'remote', path, remote: 'news', page: 'front', title: 'News' }) as RemoteRoute,
  );
}

function route(path: string, parts: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return { path, page: 'front', title: 'Weather', ...parts };
}

function granted(...routes: ReleaseRoute[]) {
  return grantedRoutes({ routes: OWN, grants: [GRANT, CROSSWORD] }, { weather: routes });
}

function causes(...routes: ReleaseRoute[]): string[] {
  return granted(...routes).refused.map(({ cause }) => cause);
}

it('a page has its address, and by default the policy of the grant', () => {
  const { routes, refused } = granted(route('/weather'), route('/weather/:place', { query: ['day'] }));
  expect(refused).toEqual([]);
  expect(routes).toMatchObject([
    { path: '/weather', remote: 'weather', page: 'front', policy: GRANT.policy, query: [], aliasOf: null },
    { path: '/weather/:place', query: ['day'] },
  ]);
});

it('finds the more specific page, whatever their order', () => {
  const { routes } = granted(route('/weather/:place'), route('/weather/radar', { page: 'radar' }));
  const find = routeFinder(routes);
  expect(find('/weather/radar')).toMatchObject({ route: { page: 'radar' }, params: {} });
  expect(find('/Weather/Omaha%20West/')).toMatchObject({
    route: { page: 'front' },
    params: { place: 'Omaha West' },
  });
  expect(find('/weather')).toBeNull();
});

it.each([
  ['/sports/weather', '/sports/weather is outside of /weather, the addresses of weather.'],
  ['/weathers', '/weathers is outside of /weather, the addresses of weather.'],
  ['/crossword/weather', '/crossword/weather is outside of /weather, the addresses of weather.'],
])('leaves out %s, with the reason', (path, cause) => {
  const { routes, refused } = granted(route(path), route('/weather'));
  expect(refused).toMatchObject([{ remote: 'weather', cause, fix: expect.stringContaining('weather') }]);
  expect(routes.map((one) => one.path)).toEqual(['/weather']);
});

it.each([
  ['/weather/warnings', '/weather/warnings'],
  ['/weather/:place', '/weather/warnings'],
  ['/weather/storms/1', '/weather/storms/:id'],
])('leaves %s to the shell, which has %s', (path, taken) => {
  const routes = tableOf('/weather/warnings', '/weather/storms/:id');
  expect(grantedRoutes({ routes, grants: [GRANT] }, { weather: [route(path)] })).toMatchObject({
    routes: [],
    refused: [{ cause: `${path} is also an address of ${taken}, a route of the shell.` }],
  });
});

it('leaves out the pages of a remote without a grant', () => {
  const { routes, refused } = grantedRoutes({ routes: OWN }, { weather: [route('/weather')] });
  expect(routes).toEqual([]);
  expect(refused[0]?.cause).toBe('/weather is a page of weather, and the shell grants weather no addresses.');
});

it('an address exists once, whatever the names of its parameters', () => {
  expect(causes(route('/weather/in/:place'), route('/weather/in/:town'))).toEqual([
    '/weather/in/:town is the same address as /weather/in/:place.',
  ]);
});

it('limits the number of pages, the menu links and the policies', () => {
  const many = ['/weather', '/weather/a', '/weather/b', '/weather/c', '/weather/d'].map((path) =>
    route(path),
  );
  expect(causes(...many)).toEqual(['/weather/d is one page too many: /weather is granted 4.']);
  expect(granted(...many).routes).toHaveLength(4);

  const hasty = granted(
    route('/weather', { policy: { deadlineMs: 5000, freshSeconds: 1, hydrate: 'load' } }),
  );
  expect(hasty.refused.map(({ cause }) => cause)).toEqual([
    '/weather has a deadline of 5000 ms; at most 1000 ms are granted.',
    '/weather is fresh for 1 s; at least 60 s are granted.',
  ]);
  expect(hasty.routes[0]?.policy).toEqual({ deadlineMs: 1000, freshSeconds: 60, hydrate: 'load' });

  const menus = granted(
    route('/weather/in/:place', { menu: 'Your place' }),
    route('/weather', { menu: 'Weather' }),
    route('/weather/radar', { menu: 'Radar' }),
  );
  expect(menus.menu).toEqual([{ group: 'Life', href: '/weather', text: 'Weather' }]);
  expect(menus.refused.map(({ cause }) => cause)).toEqual([
    'The menu cannot link to /weather/in/:place, because it has a parameter.',
    '/weather/radar is one link in the menu too many: /weather is granted 1.',
  ]);
  expect(menus.routes).toHaveLength(3);
});

describe('release.json', () => {
  const isValid = (...routes: unknown[]) => releaseSchema.shape.routes.safeParse(routes).success;

  it.each(['/weather', '/weather/:place/day-2', '/7-day'])('may name %s', (path) =>
    expect(isValid(route(path))).toBe(true),
  );

  it.each([
    '',
    '/',
    'weather',
    '//weather',
    '/weather/',
    '/weather/../faq',
    '/Weather',
    '/weather/*',
    '/weather/:place?',
    '/weather/(.*)',
    '/weather/%61',
    '/weather/a b',
    '/weather/:__proto__',
    '/weather/:a/:a',
    '/:a'.repeat(9),
    `/${'a'.repeat(61)}`,
    '/weather\n',
    '/wétter',
    '/weather/rss.xml',
  ])('may not name %j', (path) => expect(isValid(route(path))).toBe(false));

  it.each(['<b>Weather</b>', '', ' Weather', 'a\nb', 'a\u202Eb', 'a\u200Bb', 'a\u0000b', 'W'.repeat(81)])(
    'may not call a page %j',
    (title) => expect(isValid(route('/weather', { title }))).toBe(false),
  );

  it('may call one "Snow & ice, 32° – El Niño’s"', () => {
    expect(isValid(route('/weather', { title: 'Snow & ice, 32° – El Niño’s', menu: 'Wetter 東京' }))).toBe(
      true,
    );
  });

  it('names a hundred pages at most, and policies within reason', () => {
    const pages = Array.from({ length: 101 }, (_, i) => route(`/weather/${i}`));
    expect(isValid(...pages.slice(1))).toBe(true);
    expect(isValid(...pages)).toBe(false);
    for (const policy of [
      { deadlineMs: 0 },
      { deadlineMs: 60_000 },
      { freshSeconds: 1e9 },
      { hydrate: 'now' },
    ])
      expect(isValid({ ...route('/weather'), policy })).toBe(false);
  });
});
