import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { singletonRanges, SINGLETONS } from '@meadowlark/shared/contract/singletons.ts';
import { ROOT } from '../../build/paths.ts';
import { sourceOf } from '../../build/provenance/provenance.ts';
import { kitVersion } from './kit-registry.ts';

/** A `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  dependencies: Readonly<Record<string, string>>;
  [more: string]: unknown;
}

/** `shared` as teams install it. A page has one copy of the singletons, so the team's package provides them. */
export function sharedManifest(scope: string): Manifest {
  const { version, dependencies } = sourceManifest('shared');
  const built = { types: './dist/*.d.ts', default: './dist/*.js' };
  return {
    name: `${scope}/shared`,
    version,
    description: 'Contract, design library, texts and test helpers for a section of the site',
    ...published('shared'),
    type: 'module',
    exports: { './*.ts': built, './*.tsx': built, './*': './dist/*' },
    dependencies: exact(
      'shared',
      Object.keys(dependencies).filter((one) => !isSingleton(one)),
    ),
    peerDependencies: { ...singletonRanges(), '@testing-library/react': '*', 'jest-environment-jsdom': '*' },
    peerDependenciesMeta: { '@testing-library/react': OPTIONAL, 'jest-environment-jsdom': OPTIONAL },
  };
}

/** `kit` as teams install it. */
export function kitManifest(scope: string): Manifest {
  const { version, description = '', dependencies } = sourceManifest('kit');
  const shared = sourceManifest('shared');
  return {
    name: `${scope}/kit`,
    version,
    description,
    ...published('kit'),
    type: 'module',
    bin: { remote: 'dist/kit/bin/remote.mjs' },
    exports: {
      '.': { types: './dist/kit/index.d.ts', default: './dist/kit/index.js' },
      './jest-preset.mjs': './dist/kit/jest-preset.mjs',
      './tsconfig.remote.json': './tsconfig.remote.json',
    },
    engines: { node: '>=20.19.0' },
    dependencies: {
      [shared.name]: kitVersion('shared', shared.version, scope),
      ...exact(
        'kit',
        Object.keys(dependencies).filter((one) => one !== shared.name),
      ),
    },
    peerDependencies: singletonRanges(),
  };
}

const OPTIONAL = { optional: true };

/** What registries ask for: GitHub's finds the repository, and npm's keeps scoped packages private unless told otherwise. */
function published(directory: string) {
  const { repository } = sourceOf(ROOT);
  return {
    license: 'MIT',
    ...(repository !== null && {
      repository: { type: 'git', url: `git+https://${repository}.git`, directory },
    }),
    publishConfig: { access: 'public' },
  };
}

function sourceManifest(workspace: string): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest;
}

function isSingleton(name: string): boolean {
  return SINGLETONS.some((one) => one === name);
}

/** The versions that are installed for a workspace, with which the kit was tested. */
function exact(workspace: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.toSorted().map((name) => [name, installed(workspace, name)]));
}

function installed(workspace: string, name: string): string {
  const manifest = path.join(installedFolder(workspace, name), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest).version;
}

/** The folder of a package that is installed for a workspace. */
export function installedFolder(workspace: string, name: string): string {
  const places = [path.join(ROOT, workspace), ROOT].map((folder) => path.join(folder, 'node_modules', name));
  const folder = places.find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`${name} is not installed. Run "npm install".`);
  return folder;
}
