import { matchRoute } from './match-route.ts';
import { ROUTES } from '../routes.ts';
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

it('finds what React Router finds on the server, of every route, however its address is written', () => {
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
  for (const path of paths) expect([path, findRoute(path)]).toEqual([path, matchRoute(path)]);
  expect(paths.some((path) => findRoute(path)?.params['slug'] === 'a/b')).toBe(true);
});

it('finds the grant of an address, however that is written', () => {
  for (const path of ['/weather', '/weather/', '/WEATHER/radar', '/%77eather/a%2Fb', '/weather/%'])
    expect([path, findGrant(path)?.remote]).toEqual([path, 'weather']);
  for (const path of ['/', '/weathers', '/about/weather', '//weather', '/weather%2Fradar', '/%', ''])
    expect([path, findGrant(path)]).toEqual([path, null]);
});
