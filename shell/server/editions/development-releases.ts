import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { evaluateRelease } from './evaluate-release.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  ReleaseSource,
  RemoteModule,
  ShellModule,
} from './release-source.ts';

/** Where a program under development leaves its server half, and where its browser half is. */
export interface DevelopmentProgram {
  folder: string;
  /** Origin of its development server. */
  origin: string;
  /** Path of its browser files, there and on the site. */
  path: string;
  federationName: string;
}

/**
 * Takes the programs from their workspaces while they are being edited: browser files from the development servers,
 * the server half from disk, evaluated again whenever it was written again. The next request shows the edit.
 */
export class DevelopmentReleases implements ReleaseSource {
  readonly #programs: Readonly<Record<string, DevelopmentProgram>>;
  readonly #evaluated = new Map<string, { writtenAt: number; module: Record<string, unknown> }>();

  constructor(programs: Readonly<Record<string, DevelopmentProgram>>) {
    this.#programs = programs;
  }

  #describe(name: string): DescribedRelease {
    const { path: base, federationName } = this.#program(name);
    return {
      release: describeDevelopment(name, federationName),
      address: (file) => base + file.replace(/^web\//, ''),
    };
  }

  remote(name: string): Promise<LoadedRelease<RemoteModule>> {
    return this.#load<RemoteModule>(name);
  }

  shell(): Promise<LoadedRelease<ShellModule>> {
    return this.#load<ShellModule>('shell');
  }

  async #load<Module>(name: string): Promise<LoadedRelease<Module>> {
    const file = path.join(this.#program(name).folder, 'server.cjs');
    const { mtimeMs: writtenAt } = await stat(file);
    let known = this.#evaluated.get(name);
    if (known?.writtenAt !== writtenAt) {
      known = { writtenAt, module: evaluateRelease(await readFile(file, 'utf8'), file) };
      this.#evaluated.set(name, known);
    }
    return { ...this.#describe(name), module: known.module as Module };
  }

  #program(name: string): DevelopmentProgram {
    const program = this.#programs[name];
    if (!program) throw new Error(`There is no program "${name}" under development.`);
    return program;
  }
}

/** File names of a development build carry no hash, so they are known without asking. */
function describeDevelopment(name: string, federationName: string): Release {
  const shell = name === 'shell';
  return {
    name,
    version: 'development',
    contract: CONTRACT,
    owner: 'You',
    entry: shell ? 'web/static/js/bootstrap.js' : 'web/remoteEntry.js',
    federationName,
    styles: shell ? ['web/static/css/bootstrap.css'] : [],
    pages: {},
    blocks: {},
    extras: shell
      ? Object.fromEntries(
          ['awake', 'donation', 'ads', 'inspector'].map((extra) => [extra, [`web/static/js/${extra}.js`]]),
        )
      : {},
    singletons: {},
    files: [],
  };
}
