import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { editionSchema, EDITION_ID, type Edition } from '@meadowlark/shared/contract/edition.ts';
import { releaseSchema, REMOTE_NAME, VERSION, type Release } from '@meadowlark/shared/contract/release.ts';

/**
 * The store of releases and editions in a folder:
 *
 *     releases/<remote>/<version>/   one immutable build and its release.json
 *     editions/<id>.json             one immutable edition
 *     live                           the id of the edition that readers get
 */
export class EditionStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  get livePath(): string {
    return path.join(this.folder, 'live');
  }

  releasePath(name: string, version: string): string {
    if (!REMOTE_NAME.test(name) || !VERSION.test(version))
      throw new Error(`"${name}@${version}" names no release.`);
    return path.join(this.folder, 'releases', name, version);
  }

  editionPath(id: string): string {
    if (!EDITION_ID.test(id)) throw new Error(`"${id}" is no edition id.`);
    return path.join(this.folder, 'editions', `${id}.json`);
  }

  /** Id of the live edition, or null where nothing was ever promoted. */
  async liveId(): Promise<string | null> {
    try {
      return (await readFile(this.livePath, 'utf8')).trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async edition(id: string): Promise<Edition> {
    return editionSchema.parse(JSON.parse(await readFile(this.editionPath(id), 'utf8')));
  }

  async release(name: string, version: string): Promise<Release> {
    const file = path.join(this.releasePath(name, version), 'release.json');
    const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (release.name !== name || release.version !== version) {
      throw new Error(`The folder of ${name}@${version} holds ${release.name}@${release.version}.`);
    }
    return release;
  }
}
