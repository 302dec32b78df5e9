import { matchRoutes } from 'react-router-dom';
import { ALL_ROUTES, ROUTES } from '../routes.ts';
import { findGrant, findRoute } from './find-route.ts';

const WORDS = [
  'a-post',
  'caf%C3%A9',
  'a%2Fb',
  'a%252Fb',
  '100%25',
  '%',
  '%E0%A4%A',
  'A',
  '.',
  '',
  'a/b',
  'a//',
  ':id',
  '(',
];

const TABLE = ALL_ROUTES.map((route) => ({ path: route.path, handle: route }));

/** What React Router finds. */
function byRouter(pathname: string) {
  const match = matchRoutes(TABLE, pathname)?.at(-1);
  if (!match) return null;
  const route = match.route.handle;
  return { route, params: { ...match.params, ...(route.kind === 'remote' ? route.params : {}) } };
}

it('finds the same route as React Router, however the address is written', () => {
  const paths = ROUTES.flatMap(({ path }) =>
    WORDS.flatMap((word) => {
      const address = path.replace(/:\w+/, word);
      const encoded = address.replaceAll('o', '%6F');
      return [
        address,
        `${address}/`,
        `${address}//`,
        `/${address}`,
        `${address}/${word}`,
        address.toUpperCase(),
        encoded,
      ];
    }),
  );
  // React Router warns of broken escapes.
  jest.spyOn(console, 'warn').mockImplementation();
  for (const path of paths) expect([path, findRoute(path)]).toEqual([path, byRouter(path)]);
  expect(paths.some((path) => findRoute(path)?.params['slug'] === 'a/b')).toBe(true);
});

it('returns the parameters of the path and of the table', () => {
  expect(findRoute('/blog/counting%20birds')?.params).toEqual({ slug: 'counting birds' });
  expect(findRoute('/world-news')?.params).toEqual({ category: 'world-news' });
});

it.each(['/nowhere', '/blog/a/b', '/local-news/more', '/article'])('has no route for %s', (path) => {
  expect(findRoute(path)).toBeNull();
});

it('finds the grant of an address, however the address is written', () => {
  for (const path of ['/weather', '/weather/', '/WEATHER/radar', '/%77eather/a%2Fb', '/weather/%'])
    expect([path, findGrant(path)?.remote]).toEqual([path, 'weather']);
  for (const path of ['/', '/weathers', '/about/weather', '//weather', '/weather%2Fradar', '/%', ''])
    expect([path, findGrant(path)]).toEqual([path, null]);
});
