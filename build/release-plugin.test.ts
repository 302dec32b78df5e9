import { refuseLargeFiles } from './release-plugin.ts';

const file = (path: string, bytes: number) => ({ path, bytes, integrity: 'sha384-a' as const });
const refuse = (files: Parameters<typeof refuseLargeFiles>[0]) => refuseLargeFiles(files, 'Make it smaller.');

// The gate would only say that the page does not wake in time.
test('a build names files that are too large for readers', () => {
  expect(() => refuse([file('web/static/image/map.png', 1_900_000)])).not.toThrow();
  expect(() => refuse([file('web/static/image/map.png', 60_000_000)])).toThrow(
    'Readers would load web/static/image/map.png (60.0 MB); the limit for a file of a release is 2 MB. Make it smaller.',
  );
});

test('files that are on no page of the site may be larger', () => {
  const files = [
    'web/standalone/static/js/index.js',
    'web/hosts/host.js',
    'server.cjs.map',
    'web/js/a.js.map',
  ];
  expect(() => refuse(files.map((one) => file(one, 3_000_000)))).not.toThrow();
});
