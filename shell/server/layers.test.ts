import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders of the server, the lowest first. Each imports, types, tests and what tests share included, only itself and those
 * before it. The lines are the floors of the house.
 */
const FLOORS = [
  ['lib', 'protocol', 'redis', 'store'],
  ['composer', 'http', 'telemetry', 'purge'],
  ['settings', 'editions', 'qa', 'gate', 'states'],
  [
    'front/cache',
    'front/dress',
    'front/composers',
    'front/traces',
    'front',
    'front/live-posts',
    'front/files',
    'front/offline',
    'front/discovery',
    'commands',
  ],
  ['site'],
  // Tests of all of it.
  ['model'],
];
const LAYERS = FLOORS.flat();

const ROOT = import.meta.dirname;
const IMPORT = /\b(?:from |import |import\()'(\.[^']+)'/g;

/** Where a file belongs: the longest folder of the list that it lies in. */
function layerOf(file: string): number {
  const folder = path.relative(ROOT, path.dirname(file));
  const fits = LAYERS.filter((layer) => folder === layer || folder.startsWith(`${layer}/`));
  const [longest] = fits.toSorted((a, b) => b.length - a.length);
  if (longest === undefined)
    throw new Error(`shell/server/${path.relative(ROOT, file)} is in no folder of the list.`);
  return LAYERS.indexOf(longest);
}

test('imports of the server run one way: from a folder to those below it', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(ROOT, file))
    .filter((file) => /\.tsx?$/.test(file) && file !== import.meta.filename);
  expect(files.length).toBeGreaterThan(100);
  const upwards = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, target = '']) => path.resolve(path.dirname(file), target))
      .filter((target) => target.startsWith(`${ROOT}${path.sep}`) && layerOf(target) > layerOf(file))
      .map((target) => `${path.relative(ROOT, file)} -> ${path.relative(ROOT, target)}`),
  );
  expect(upwards).toEqual([]);
});
