/** What a remote's own `rsbuild.config.ts` says: nothing but its name, who answers for it, and what it exposes. */
export interface RemoteDefinition {
  /** The remote's name in editions and addresses; its folder is `mfe-<name>`. */
  name: string;
  /** Team that answers for the remote, as shown to staff. */
  owner: string;
  /** Names of the page folders under `src/`. */
  pages: readonly string[];
  /** Names of the block folders under `src/`. */
  blocks?: readonly string[];
}

/**
 * The global under which a release's container stands in a browser. It names the version, because two releases of one
 * remote may meet in a tab and neither may be taken for the other. A JavaScript identifier that is no reserved word:
 * `static` alone fails.
 */
export function federationName(name: string, version: string): string {
  return `mfe_${name}_${version}`.replaceAll(/\W/g, '_');
}

/** The file that the browser gets for a unit: its component alone. */
export function componentFile(kind: 'page' | 'block', name: string): string {
  return `./src/${name}/${kind === 'page' ? 'Page' : 'Block'}.tsx`;
}

/** Chunk name of an exposed unit, by which its scripts are found in the build's statistics. */
export function unitChunk(kind: 'page' | 'block', name: string): string {
  return `${kind}-${name}`;
}
