import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders of the shell, the lowest first. Each imports, types, tests and what tests share included, only itself and those
 * before it. The lines of the server are the layers of its README.
 */
const LAYERS = [
  ['src'],
  ['lib', 'store'],
  ['server/protocol', 'server/redis'],
  ['server/composer', 'server/http', 'server/telemetry', 'server/purge'],
  ['server/settings', 'server/editions', 'server/qa', 'server/states'],
  [
    'server/front/cache',
    'server/front/variants',
    'server/front/composers',
    'server/front/traces',
    'server/front',
    'server/front/live-posts',
    'server/front/files',
    'server/front/offline',
    'server/front/discovery',
  ],
  ['server/site'],
  ['gate'],
  ['commands'],
  ['model'],
].flat();

/** Only the server imports what serves readers: a release is checked and promoted where no server runs. */
const SERVER_ALONE = /^server\/(?:front|site)\//;

/** Code of the server, without tests. */
const RUNS = /^server\/(?!.*\/testing\/|.*\.test\.tsx?$)/;

/**
 * What puts features on a page: two scripts, document and frame, and the React tree. Nothing else in `src/` knows a feature.
 */
const PLACES_FEATURES = /^src\/(?:bootstrap\.ts|reader\.ts|document\/|frame\/|rendering\/|site\/)/;

/** One feature that needs another: saved stories are in the reading tools, failures of QA links in the inspector. */
const FEATURE_NEEDS = new Set(['reading offline', 'inspector qa']);

const ROOT = import.meta.dirname;
const NO_SOURCE = /^(?:\.|node_modules$|dist$)/;
const IMPORT = /\b(?:from |import |import\()'(\.[^']+)'/g;
/** An import of more than types. */
const RUNNING_IMPORT = /^(?:import|export) (?!type )[^;']*'(\.[^']+)'|\bimport\('(\.[^']+)'/gm;

interface Import {
  file: string;
  target: string;
}

const FILES = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_SOURCE.test(entry.name))
  .flatMap(({ name }) =>
    readdirSync(path.join(ROOT, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.join(name, file)),
  );

/** Imports of one file of these folders by another, as paths from the folder of the shell. */
const IMPORTS = importsBy(IMPORT);

function importsBy(pattern: RegExp): readonly Import[] {
  return FILES.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(pattern)]
      .map(([, target, dynamic = '']) => ({ file, target: path.join(path.dirname(file), target ?? dynamic) }))
      .filter(({ target }) => !target.startsWith('..')),
  );
}

/** Where a file belongs: the longest folder of the list that it lies in. */
function layerOf(file: string): number {
  const fits = LAYERS.filter((layer) => file.startsWith(`${layer}/`));
  const [longest] = fits.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`shell/${file} is in no folder of the list.`);
  return LAYERS.indexOf(longest);
}

function featureOf(file: string): string | null {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function written(imports: readonly Import[]): string[] {
  return imports.map(({ file, target }) => `${file} -> ${target}`);
}

test('imports of the shell run one way: from a folder to those below it', () => {
  expect(IMPORTS.length).toBeGreaterThan(1000);
  expect(written(IMPORTS.filter(({ file, target }) => layerOf(target) > layerOf(file)))).toEqual([]);
});

test('in src, features are self-contained: composing a page, waking it and loading remotes does not need them', () => {
  const inSource = IMPORTS.filter(({ file }) => file.startsWith('src/'));
  const wrong = inSource.filter(({ file, target }) => {
    const [from, to] = [featureOf(file), featureOf(target)];
    if (to === null || from === to) return false;
    return from === null ? !PLACES_FEATURES.test(file) : !FEATURE_NEEDS.has(`${from} ${to}`);
  });
  expect(written(wrong)).toEqual([]);
});

test('gate, commands and model do not import what serves readers', () => {
  const needing = IMPORTS.filter(
    ({ file, target }) => SERVER_ALONE.test(target) && !file.startsWith('server/'),
  );
  expect(written(needing)).toEqual([]);
});

test('the front runs no code of a release: of the composers, the rest of the server imports only types', () => {
  const running = importsBy(RUNNING_IMPORT).filter(({ file }) => RUNS.test(file));
  expect(running.length).toBeGreaterThan(200);
  const isComposers = (file: string) => file.startsWith('server/composer/');
  const wrong = running.filter(({ file, target }) => isComposers(target) && !isComposers(file));
  expect(written(wrong)).toEqual([]);
});

test('the server has no file that a running server does not reach', () => {
  const reached = new Set(['server/site/main.ts', 'server/composer/start-thread.mjs']);
  for (const file of reached) for (const one of IMPORTS) if (one.file === file) reached.add(one.target);
  expect(FILES.filter((file) => RUNS.test(file) && !reached.has(file))).toEqual([]);
});
