import type { BlockUnit } from '@meadowlark/shared/contract/block.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type * as ShellRender from '../../src/render.tsx';

export interface RemoteModule {
  contract: number;
  pages: Readonly<Record<string, PageUnit<unknown>>>;
  blocks: Readonly<Record<string, BlockUnit<unknown>>>;
}

/** The exports of the shell's `server.cjs`. Shells built before granted addresses existed have no grants. */
export type ShellModule = Omit<typeof ShellRender, 'grants'> & Partial<Pick<typeof ShellRender, 'grants'>>;

/** The `release.json` of a release, and the URLs of its files. */
export interface DescribedRelease {
  release: Release;
  /** URL of a file of the release, named as in `release.json`. */
  address: (file: string) => string;
}

export interface LoadedRelease<Module> extends DescribedRelease {
  module: Module;
}

/** Loads releases. The server gets their code from the store, or from the workspaces during development. */
export interface ReleaseSource {
  remote(name: string, version: string): Promise<LoadedRelease<RemoteModule>>;
  shell(version: string): Promise<LoadedRelease<ShellModule>>;
  /** The source map of a release's server file, as JSON; null if it has none. */
  serverMap(name: string, version: string): Promise<string | null>;
}
