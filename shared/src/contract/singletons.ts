import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Modules of which a page has one copy, the shell's. Remotes do not ship them, for browsers or for the server. */
export const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'styled-components'] as const;

/** Entry points of the singletons that compiled code imports by name. */
export const SINGLETON_ENTRIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
] as const;

/**
 * Singletons that a page loads only for units that import them, each with the extra of the shell's release that contains it.
 */
export const LATE_SINGLETONS: Readonly<Record<string, string>> = { 'react-router-dom': 'router' };

/** What pages share of a singleton, if not all of it: the exports of its facade in the shell. */
export const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['Link', 'useLocation', 'useNavigate'],
  'styled-components': ['css', 'keyframes', 'styled'],
};

/**
 * The version range that a program requires of a singleton: this minor version or a later one of the same major version. Not
 * this patch version: after a patch upgrade here, older servers would refuse new releases.
 */
export function singletonRange(name: string): string {
  const [major, minor] = installedVersion(name).split('.');
  return `^${major}.${minor}.0`;
}

export function singletonRanges(names: readonly string[] = SINGLETONS): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, singletonRange(name)]));
}

export function singletonVersions(): Record<string, string> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, installedVersion(name)]));
}

export function installedVersion(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
