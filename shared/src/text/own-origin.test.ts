import { ownOrigin } from './own-origin.ts';

it.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 3000, 'http://127.0.0.1:3000'],
  ['::', 3000, 'http://[::1]:3000'],
  ['::1', 3000, 'http://[::1]:3000'],
  ['10.0.0.7', 3000, 'http://10.0.0.7:3000'],
  ['FD00:0::7', 3000, 'http://[fd00::7]:3000'],
  ['localhost', 3000, 'http://localhost:3000'],
  // As fetch writes it.
  ['10.0.0.7', 80, 'http://10.0.0.7'],
])('a server at %s and %i asks itself at %s %s', (host, port, origin) => {
  expect(ownOrigin(host, port)).toBe(origin);
});
