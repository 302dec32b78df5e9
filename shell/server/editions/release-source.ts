import type { BlockUnit } from '@meadowlark/shared/contract/block.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type * as ShellRender from '../../src/render.tsx';

/** What the `server.cjs` of a remote exports. */
export interface RemoteModule {
  contract: number;
  pages: Readonly<Record<string, PageUnit<unknown>>>;
  blocks: Readonly<Record<string, BlockUnit<unknown>>>;
}

/** What the `server.cjs` of the shell exports. */
export type ShellModule = typeof ShellRender;

/** What a release says about itself, and where its files are for browsers. */
export interface DescribedRelease {
  release: Release;
  /** Address of a file of the release, named as in `release.json`. */
  address: (file: string) => string;
}

/** A release whose code is ready to serve. */
export interface LoadedRelease<Module> extends DescribedRelease {
  module: Module;
}

/** Where the server gets the releases of an edition from: the store, or the workspaces during development. */
export interface ReleaseSource {
  remote(name: string, version: string): Promise<LoadedRelease<RemoteModule>>;
  shell(version: string): Promise<LoadedRelease<ShellModule>>;
}
