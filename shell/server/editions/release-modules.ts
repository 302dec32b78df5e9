import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlockUnit } from '@meadowlark/shared/contract/block.ts';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type * as ShellRender from '../../src/render.tsx';
import type { EditionStore } from './edition-store.ts';
import { evaluateRelease } from './evaluate-release.ts';

/** What the `server.cjs` of a remote exports. */
export interface RemoteModule {
  contract: number;
  pages: Readonly<Record<string, PageUnit<unknown>>>;
  blocks: Readonly<Record<string, BlockUnit<unknown>>>;
}

/** What the `server.cjs` of the shell exports. */
export type ShellModule = typeof ShellRender;

/** A release that is ready to serve: what it says about itself and its code. */
export interface LoadedRelease<Module> {
  release: Release;
  module: Module;
}

/** Loads releases from the store into this process, each once. One that fails is tried again at the next request. */
export class ReleaseModules {
  readonly #store: EditionStore;
  readonly #loaded = new Map<string, Promise<LoadedRelease<unknown>>>();

  constructor(store: EditionStore) {
    this.#store = store;
  }

  remote(name: string, version: string): Promise<LoadedRelease<RemoteModule>> {
    return this.#get(name, version) as Promise<LoadedRelease<RemoteModule>>;
  }

  shell(version: string): Promise<LoadedRelease<ShellModule>> {
    return this.#get('shell', version) as Promise<LoadedRelease<ShellModule>>;
  }

  /** Forgets every release that is not among those in use. */
  keepOnly(inUse: ReadonlySet<string>): void {
    for (const key of this.#loaded.keys()) if (!inUse.has(key)) this.#loaded.delete(key);
  }

  #get(name: string, version: string): Promise<LoadedRelease<unknown>> {
    const key = `${name}@${version}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const loading = this.#load(name, version);
    this.#loaded.set(key, loading);
    loading.catch(() => this.#loaded.delete(key));
    return loading;
  }

  async #load(name: string, version: string): Promise<LoadedRelease<unknown>> {
    const release = await this.#store.release(name, version);
    if (release.contract !== CONTRACT) {
      throw new Error(`${name}@${version} was built for contract ${release.contract}; this server serves contract ${CONTRACT}.`);
    }
    const file = path.join(this.#store.releasePath(name, version), 'server.cjs');
    return { release, module: evaluateRelease(await readFile(file, 'utf8'), file) };
  }
}
