import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

const GUESTS = path.join('examples', 'guest');
const FOLDERS = [
  '',
  path.join('examples', 'stock-host'),
  ...readdirSync(path.join(ROOT, GUESTS)).map((name) => path.join(GUESTS, name)),
].filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));

function lockedIn(folder: string): Packages {
  const text = readFileSync(path.join(ROOT, folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Packages }).packages;
}

/** Whether Node finds a package from a place in the tree: beside it, or in a folder above. */
function isFound(packages: Packages, name: string, from: string): boolean {
  if (packages[path.posix.join(from, 'node_modules', name)]) return true;
  return (
    from !== '' && isFound(packages, name, from.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, ''))
  );
}

it('looks at the project and its examples', () => {
  expect(FOLDERS.map((folder) => path.basename(folder))).toEqual(['', 'stock-host', 'crossword', 'quiz']);
});

describe.each(FOLDERS)('the lock file in "%s"', (folder) => {
  const packages = lockedIn(folder);

  // npm leaves out what does not match its own machine if it finds packages installed there (npm/cli#4828). "npm ci" then
  // fails, on every machine.
  it('lists what each package needs, the binaries of every platform among it', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isFound(packages, name, place))
        .map((name) => `${name} of ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that any can be used', () => {
    const named = Object.values(packages).flatMap(({ resolved, link }) =>
      resolved && !link ? [resolved] : [],
    );
    expect(named).toEqual([]);
  });
});
