import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { BUILD_PACKAGES, lockedPackages } from './locked-packages.ts';
import { ROOT, workspaceOf } from '../paths.ts';
import { PROGRAMS } from '../programs.ts';

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

const TEXT = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');

/** The lock file with a newer version of a package wherever it is installed. */
function withNewer(name: string): string {
  const lock = JSON.parse(TEXT) as Lock;
  const places = Object.keys(lock.packages).filter((place) => place.endsWith(`node_modules/${name}`));
  if (places.length === 0) throw new Error(`${name} is not installed`);
  for (const place of places)
    lock.packages[place] = { ...lock.packages[place], version: '999.0.0', integrity: 'sha512-other' };
  return JSON.stringify(lock);
}

/** The programs whose builds depend on what differs from the real lock file. */
function changedBy(text: string): string[] {
  return PROGRAMS.filter((name) => {
    const workspace = [workspaceOf(name)];
    return lockedPackages(text, workspace) !== lockedPackages(TEXT, workspace);
  });
}

it.each([
  ['@aws-sdk/client-s3', ['shell']],
  ['jest', []],
  ['playwright-core', []],
  ['sharp', ['shell']],
  ['rss-to-json', ['news']],
  ['feedsmith', ['shell', 'news']],
  ['markdown-to-jsx', ['blog']],
  ['react', PROGRAMS],
  ['zod', PROGRAMS],
  ['@rspack/core', PROGRAMS],
  ['@module-federation/runtime-core', PROGRAMS],
  // One platform of an optional binary.
  ['@rspack/binding-linux-x64-gnu', PROGRAMS],
  // A package of react-router-dom, and so of the design library.
  ['react-router', PROGRAMS],
])('a new version of %s changes the builds of %j', (name, programs) => {
  expect(changedBy(withNewer(name))).toEqual(programs);
});

it('is the same for whoever else needs a package', () => {
  const lock = JSON.parse(TEXT) as Lock;
  for (const entry of Object.values(lock.packages)) Object.assign(entry, { dev: true, peer: true });
  expect(changedBy(JSON.stringify(lock))).toEqual([]);
});

/** A lock file with the build's packages and these. */
function lockWith(packages: Lock['packages']): string {
  const builders = BUILD_PACKAGES.map((name) => [`node_modules/${name}`, { version: '1.0.0' }]);
  return JSON.stringify({ packages: { ...Object.fromEntries(builders), ...packages } });
}

/** The places of a workspace's part, without the build's packages. */
function placesOf(text: string, workspace = 'app'): string[] {
  const part = JSON.parse(lockedPackages(text, [workspace])) as [string, unknown][];
  return part.map(([place]) => place).filter((place) => !BUILD_PACKAGES.some((name) => place.endsWith(name)));
}

it('finds what Node finds: the nearest copy, also for peers, optional packages and workspaces', () => {
  const text = lockWith({
    app: { dependencies: { a: '1', lib: '*' }, devDependencies: { tool: '1' } },
    'app/node_modules/b': {},
    lib: { peerDependencies: { '@s/p': '1' } },
    'node_modules/lib': { link: true, resolved: 'lib' },
    'node_modules/a': { dependencies: { b: '2', c: '1' }, devDependencies: { never: '1' } },
    'node_modules/a/node_modules/c': {
      dependencies: { b: '1' },
      optionalDependencies: { binary: '1', gone: '1' },
    },
    'node_modules/b': {},
    'node_modules/binary': {},
    'node_modules/c': {},
    'node_modules/@s/p': { dependencies: { q: '1' } },
    'node_modules/@s/p/node_modules/q': { peerDependencies: { a: '1' } },
    'node_modules/never': {},
    'node_modules/q': {},
    'node_modules/tool': {},
  });
  expect(placesOf(text)).toEqual([
    'app',
    'lib',
    'node_modules/@s/p',
    'node_modules/@s/p/node_modules/q',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/b',
    'node_modules/binary',
    'node_modules/lib',
    'node_modules/tool',
  ]);
});

it('does not follow the kit into what only its commands use, except where it is installed', () => {
  const kit = { dependencies: { aws: '1' } };
  const app = { app: { devDependencies: { '@p/kit': '*' } }, 'node_modules/aws': {} };
  const linked = { ...app, kit, 'node_modules/@p/kit': { link: true, resolved: 'kit' } };
  expect(placesOf(lockWith(linked))).toEqual(['app', 'node_modules/@p/kit']);
  expect(placesOf(lockWith({ ...app, 'node_modules/@p/kit': kit }))).toContain('node_modules/aws');
});

it.each([
  ['of another format', '{"lockfileVersion": 1}'],
  ['without the workspace, which is new', lockWith({})],
  [
    'without a workspace that it links',
    lockWith({ app: { dependencies: { lib: '*' } }, 'node_modules/lib': { link: true, resolved: 'lib' } }),
  ],
  ['without a package that builds', JSON.stringify({ packages: { app: {} } })],
])('takes all of a lock file %s', (_, text) => {
  expect(lockedPackages(text, ['app'])).toBe(text);
});

const NAMES = ['a', 'b', '@s/c', 'd', 'e'];
const dependencies = fc.dictionary(fc.constantFrom(...NAMES), fc.constant('*'), { maxKeys: 3 });
const entry = fc.record(
  {
    dependencies,
    optionalDependencies: dependencies,
    peerDependencies: dependencies,
    devDependencies: dependencies,
  },
  { requiredKeys: [] },
);
const places = fc
  .array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 })
  .map((names) => names.map((name) => `node_modules/${name}`).join('/'));

it('depends on every package of the part, and on no other that is there', () => {
  fc.assert(
    fc.property(entry, fc.dictionary(places, entry, { maxKeys: 12 }), (app, packages) => {
      const whole: Lock['packages'] = { app, ...packages };
      const part = lockedPackages(lockWith(whole), ['app']);
      const inPart = placesOf(lockWith(whole));
      const matters = Object.entries(whole).filter(([place, there]) => {
        const changed = lockWith({ ...whole, [place]: { ...there, version: '2.0.0' } });
        return lockedPackages(changed, ['app']) !== part;
      });
      expect(matters.map(([place]) => place).toSorted()).toEqual(inPart);
      expect(lockedPackages(lockWith(Object.fromEntries(matters)), ['app'])).toBe(part);
    }),
  );
});

const SPECIFIER = /(?:\bfrom |\bimport\(|^import |\brequire(?:\.resolve)?\()'([^'./][^']*)'/gm;

it('names the packages with which the recipe builds', () => {
  const sources = readdirSync(path.join(ROOT, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.m?ts$|\.mjs$/.test(file))
    .map((file) => `build/${file}`);
  const { dependencies: ofShared } = JSON.parse(
    readFileSync(path.join(ROOT, 'shared/package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
  };
  const named = [...sources, 'rsbuild.shared.ts', 'kit/index.ts'].flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(SPECIFIER)].map(([, one = '']) =>
      one.split('/', one.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
  // The bundler replaces the last two.
  const others = ['@meadowlark/shared', ...Object.keys(ofShared), 'copy-of', 'stock-federation-runtime'];
  const builders = new Set(named.filter((one) => !isBuiltin(one) && !others.includes(one)));
  expect([...builders].toSorted()).toEqual(BUILD_PACKAGES);
});
