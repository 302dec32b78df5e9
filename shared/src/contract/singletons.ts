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

/** Version ranges that a release requires of the shell: any later version of the same major. */
export function singletonRanges(): Record<string, string> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, `^${installedVersion(name)}`]));
}

export function singletonVersions(): Record<string, string> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, installedVersion(name)]));
}

export function installedVersion(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
