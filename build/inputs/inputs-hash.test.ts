import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputsHash } from './inputs-hash.ts';
import { BUILD_PACKAGES } from './locked-packages.ts';

/** A repository whose lock file has a remote of its own, and packages in these versions. */
function repositoryWith(versions: Readonly<Record<string, string>>): string {
  const repository = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  const installed = { ...Object.fromEntries(BUILD_PACKAGES.map((name) => [name, '1.0.0'])), ...versions };
  const packages = Object.entries(installed).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const traffic = { dependencies: { maps: '^1.0.0' } };
  writeFileSync(
    path.join(repository, 'package-lock.json'),
    JSON.stringify({ packages: { 'mfe-traffic': traffic, ...Object.fromEntries(packages) } }),
  );
  mkdirSync(path.join(repository, 'mfe-traffic'));
  return repository;
}

it.each([
  ['of the remote', { maps: '1.1.0' }, true],
  ['with which it is built', { '@rsbuild/core': '1.1.0' }, true],
  ['of another program', { aws: '1.1.0' }, false],
])('an update of a package %s: %j changes the build: %s', (_, update, changes) => {
  const before = repositoryWith({ maps: '1.0.0', aws: '1.0.0' });
  const after = repositoryWith({ maps: '1.0.0', aws: '1.0.0', ...update });
  const hash = (repository: string) => inputsHash(path.join(repository, 'mfe-traffic'));
  expect(hash(before) !== hash(after)).toBe(changes);
  // A repository of its own has one program.
  expect(inputsHash(before)).not.toBe(inputsHash(after));
});
