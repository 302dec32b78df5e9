import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Release, ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import type { RoutesOfReleases } from '../../shell/src/composition/granted-routes.ts';
import type { ReleaseCode } from '../../shell/server/protocol/messages.ts';
import { releaseKey, type ReleaseId } from '../../shell/store/release-key.ts';

/** Where a program under development has its server code and its browser files. */
export interface DevelopmentProgram {
  folder: string;
  origin: string;
  /** Path of its browser files, there and on the site. */
  path: string;
  federationName: string;
}

interface DevelopmentComposers {
  drop(release: string): void;
  load(release: ReleaseId): Promise<unknown>;
}

/** Writing a file takes less than this. */
const STEADY_MS = 500;
const VERSION = 'development';
/** Written by the recipe beside the code; a release under development has nothing else. */
const ROUTES_FILE = 'routes.json';

/**
 * Releases from the workspaces: browser files from the development servers, server code from disk, evaluated again
 * after each build. The next request shows an edit.
 */
export class DevelopmentReleases {
  readonly #programs: Readonly<Record<string, DevelopmentProgram>>;
  /** Modification time of the oldest code in composers, by program. */
  readonly #taken = new Map<string, number>();

  constructor(programs: Readonly<Record<string, DevelopmentProgram>>) {
    this.#programs = programs;
  }

  async code(name: string): Promise<ReleaseCode> {
    const { path: base, federationName } = this.#program(name);
    const file = this.#file(name);
    const { mtimeMs } = await stat(file);
    if (!this.#taken.has(name)) this.#taken.set(name, mtimeMs);
    return {
      release: describeDevelopment(name, federationName),
      code: await readFile(file, 'utf8'),
      file,
      address: { base, dropped: 'web/' },
    };
  }

  /** The pages that the remotes' configurations list. Read for each view, so that the next one shows an edit. */
  async routes(): Promise<RoutesOfReleases> {
    const read = Object.entries(this.#programs).map(async ([name, { folder }]) => {
      const text = await readFile(path.join(folder, ROUTES_FILE), 'utf8').catch(() => null);
      return [name, text === null ? [] : (JSON.parse(text) as ReleaseRoute[])] as const;
    });
    return Object.fromEntries(await Promise.all(read));
  }

  async serverMap(): Promise<null> {
    return null;
  }

  /** Drops the code of rebuilt programs from composers. Call it before each view. */
  async dropChanged(composers: Pick<DevelopmentComposers, 'drop'>): Promise<void> {
    await Promise.all(
      [...this.#taken].map(async ([name, taken]) => {
        const { mtimeMs } = await stat(this.#file(name));
        // Another view may have dropped it in the meantime.
        if (mtimeMs === taken || this.#taken.get(name) !== taken) return;
        this.#taken.delete(name);
        composers.drop(releaseKey({ name, version: VERSION }));
      }),
    );
  }

  /**
   * Rejects with the error that a program's server code throws during evaluation. A half-written file also throws, so the
   * error only counts if the file stays the same for half a second.
   */
  async evaluate(name: string, composers: DevelopmentComposers): Promise<void> {
    const file = this.#file(name);
    for (;;) {
      const { mtimeMs: readAt } = await stat(file);
      try {
        await this.dropChanged(composers);
        await composers.load({ name, version: VERSION });
        return;
      } catch (error) {
        await delay(STEADY_MS);
        if ((await stat(file)).mtimeMs === readAt) throw error;
      }
    }
  }

  #file(name: string): string {
    return path.join(this.#program(name).folder, 'server.cjs');
  }

  #program(name: string): DevelopmentProgram {
    const program = this.#programs[name];
    if (!program) throw new Error(`There is no program "${name}" under development.`);
    return program;
  }
}

/** Names of scripts contain no hash, so they are known in advance. */
function describeDevelopment(name: string, federationName: string): Release {
  const shell = name === 'shell';
  return {
    name,
    version: VERSION,
    contract: CONTRACT,
    owner: 'You',
    entry: shell ? 'web/static/js/bootstrap.js' : 'web/remoteEntry.js',
    federationName,
    styles: shell ? ['web/static/css/bootstrap.css'] : [],
    pages: {},
    blocks: {},
    extras: shell
      ? Object.fromEntries(
          ['awake', 'donation', 'ads', 'inspector', 'reader', 'reading', 'receipt', 'saved', 'live-post'].map(
            (extra) => [extra, [`web/static/js/${extra}.js`]],
          ),
        )
      : {},
    singletons: {},
    files: [],
  };
}
