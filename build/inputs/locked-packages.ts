/**
 * The packages that build a program, besides those of its own manifest and of `shared`. A test compares them with what the
 * recipe imports.
 */
export const BUILD_PACKAGES = [
  '@module-federation/enhanced',
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  '@swc/plugin-styled-components',
] as const;

/** The workspace whose part in a build is the recipe. Its packages run tests and commands. */
const KIT = 'kit';

interface LockedPackage {
  /** Of a link: the workspace. */
  resolved?: string;
  link?: boolean;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  [more: string]: unknown;
}

type Names = Readonly<Record<string, string>>;
type Packages = Readonly<Record<string, LockedPackage>>;

/** Who else needs a package, which can change without the package. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['dev', 'optional', 'devOptional', 'peer']);

/**
 * The part of a lock file on which the builds of workspaces depend: every entry that Node could find from them, or from the
 * packages that build them, directly or indirectly; also peers and optional packages. The whole text if in doubt.
 */
export function lockedPackages(text: string, workspaces: readonly string[]): string {
  const { packages } = JSON.parse(text) as { packages?: Packages };
  if (packages === undefined) return text;
  const builders = BUILD_PACKAGES.map((name) => placeOf(packages, name, ''));
  const reached = new Set<string>();
  const visit = (place: string): void => {
    if (reached.has(place)) return;
    reached.add(place);
    const { link, resolved = '', ...found } = packages[place] ?? {};
    if (link === true) return resolved === KIT ? undefined : visit(resolved);
    const names = [found.dependencies, found.optionalDependencies, found.peerDependencies];
    if (!isInstalled(place)) names.push(found.devDependencies);
    for (const name of names.flatMap((one) => Object.keys(one ?? {}))) {
      const at = placeOf(packages, name, place);
      // Without an entry it is optional, and not installed.
      if (at !== null) visit(at);
    }
  };
  for (const place of [...workspaces, ...builders]) {
    if (place === null) return text;
    visit(place);
  }
  if ([...reached].some((place) => packages[place] === undefined)) return text;
  return JSON.stringify(
    [...reached].toSorted().map((place) => [
      place,
      Object.entries(packages[place] ?? {})
        .filter(([field]) => !ABOUT_OTHERS.has(field))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );
}

/** In contrast to a workspace. */
function isInstalled(place: string): boolean {
  return /(?:^|\/)node_modules\//.test(place);
}

/** Where Node finds a package from a place in the tree: beside it, or in a folder above; null if nowhere. */
function placeOf(packages: Packages, name: string, from: string): string | null {
  const at = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[at] !== undefined) return at;
  return from === ''
    ? null
    : placeOf(packages, name, from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '');
}
