import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRoute } from '@meadowlark/shared/contract/release.ts';

/** Content of a remote's `rsbuild.config.ts`: name, owner and units. */
export interface RemoteDefinition<Page extends string = string> {
  /** The remote's name in editions and addresses; its folder is `mfe-<name>`. */
  name: string;
  /** Team that owns the remote, as shown to staff. */
  owner: string;
  /** Names of the page folders under `src/`. */
  pages?: readonly Page[];
  /** Names of the block folders under `src/`. */
  blocks?: readonly string[];
  /** The pages at the addresses that the shell grants the remote. */
  routes?: readonly PageRoute<Page>[];
}

/** A page at a granted address. */
interface PageRoute<Page extends string = string> extends Omit<ReleaseRoute, 'page' | 'leadsTo'> {
  /** One of `pages`. */
  page: NoInfer<Page>;
  /** The page that most links of this page lead to: its scripts are prefetched. */
  leadsTo?: NoInfer<Page>;
}

/** Throws a message if the remote in the folder has another name, or lacks what the definition lists. */
export function checkDefinition({ name, pages = [], blocks = [] }: RemoteDefinition, folder: string): void {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
  if (manifest.name.split('/').at(-1) !== name)
    throw new Error(
      `The remote is named "${name}" in rsbuild.config.ts, but its package.json has "${manifest.name}", whose last part must be the same. Make them match.`,
    );
  if (pages.length + blocks.length === 0)
    throw new Error(`The rsbuild.config.ts of ${name} lists neither pages nor blocks.`);
  const missing = [
    ...pages.flatMap((page) => filesOf(page, ['Page.tsx', 'load.ts', 'head.ts', 'fixtures.ts'])),
    ...blocks.flatMap((block) => filesOf(block, ['Block.tsx', 'load.ts', 'fixtures.ts'])),
  ].filter((file) => !existsSync(path.join(folder, file)));
  // Otherwise the bundler's error would name generated files, which import these.
  if (missing.length > 0)
    throw new Error(
      `The rsbuild.config.ts of ${name} lists units without ${missing.join(', ')}. Create these files, or list the folders that exist.`,
    );
}

function filesOf(unit: string, files: readonly string[]): string[] {
  return files.map((file) => `src/${unit}/${file}`);
}

/**
 * Name of the global variable of a release's container. It includes the version, because two releases of one remote can
 * be in the same tab. The prefix avoids reserved words such as `static`.
 */
export function federationName(name: string, version: string): string {
  return `mfe_${name}_${version}`.replaceAll(/\W/g, '_');
}

/** The module that a container exposes for a unit: only its component. */
export function componentFile(kind: 'page' | 'block', name: string): string {
  return `./src/${name}/${kind === 'page' ? 'Page' : 'Block'}.tsx`;
}

/** Chunk name of a unit, used to find its scripts in the build's statistics. */
export function unitChunk(kind: 'page' | 'block', name: string): string {
  return `${kind}-${name}`;
}
