import { encodingFor } from './encoded-bodies.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;q=0.8, identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0.0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['nonsense;;;q=x', 'identity'],
  ['', 'identity'],
  ['gzip, '.repeat(2500), 'identity'],
  [undefined, 'identity'],
])('for %j it is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
