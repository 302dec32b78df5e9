import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Modules of which a page has one copy, the shell's. Remotes ship none of them, neither for browsers nor for the server. */
export const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'styled-components'] as const;

/** Entry points of the singletons that compiled code imports by name. */
export const SINGLETON_ENTRIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
] as const;

/** Singletons that a page loads only for units that import them, and the extra of the shell's release that has them. */
export const LATE_SINGLETONS: Readonly<Record<string, string>> = { 'react-router-dom': 'router' };

/** What pages have of a singleton, where that is not all: its facade in the shell exports no more. */
export const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['Link', 'useLocation', 'useNavigate'],
  'styled-components': ['css', 'keyframes', 'styled'],
};

/**
 * Range that a program requires of a singleton: this minor version or a later one of the same major. Not this patch: with it, an
 * upgrade of patches here would make releases that servers of last week refuse.
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
