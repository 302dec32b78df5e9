import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Whether Node finds a package from a place in the tree: beside it, or in a folder above. */
function isFound(name: string, from: string): boolean {
  if (packages[path.posix.join(from, 'node_modules', name)]) return true;
  return from !== '' && isFound(name, from.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, ''));
}

// npm leaves out what does not fit its own machine if it finds packages installed there (npm/cli#4828). "npm ci" then fails
// on the others.
test('the lock file lists the binaries of every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isFound(name, place))
      .map((name) => `${name} of ${place}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry, so that any can be used', () => {
  const named = Object.values(packages).flatMap(({ resolved, link }) =>
    resolved && !link ? [resolved] : [],
  );
  expect(named).toEqual([]);
});
