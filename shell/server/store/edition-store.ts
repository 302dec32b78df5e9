import { asideSchema, type Aside } from '@meadowlark/shared/contract/aside.ts';
import { editionSchema, EDITION_ID, type Edition } from '@meadowlark/shared/contract/edition.ts';
import { liveSchema, type Live } from '@meadowlark/shared/contract/live.ts';
import { releaseSchema, REMOTE_NAME, VERSION, type Release } from '@meadowlark/shared/contract/release.ts';
import type { z } from 'zod';
import type { ObjectStore } from './object-store.ts';

/**
 * Releases and editions in an object store:
 *
 *     releases/<remote>/<version>/   one immutable build; its release.json is written last and makes it visible
 *     editions/<id>.json             one immutable edition
 *     live/<number>.json             one move of the pointer `live`; the last one counts
 *     asides/<remote>@<version>.json a release that a server set aside
 */
export class EditionStore {
  readonly objects: ObjectStore;

  constructor(objects: ObjectStore) {
    this.objects = objects;
  }

  get place(): string {
    return this.objects.place;
  }

  /** Rejects where there is no such release, or where it is none. */
  async release(name: string, version: string): Promise<Release> {
    const release = await this.#read(`${releaseKey(name, version)}release.json`, releaseSchema);
    if (!release) throw new Error(`There is no release ${name}@${version} in ${this.place}.`);
    if (release.name !== name || release.version !== version) {
      throw new Error(`The folder of ${name}@${version} holds ${release.name}@${release.version}.`);
    }
    return release;
  }

  /** A file of a release as it is stored, or null. Whoever uses it checks it against `release.json`. */
  releaseFile(name: string, version: string, file: string): Promise<Buffer | null> {
    return this.objects.get(releaseKey(name, version) + file);
  }

  /** Versions of a remote that are published whole, in the order of their names. */
  async versions(name: string): Promise<string[]> {
    const keys = await this.objects.list(`releases/${remoteName(name)}/`);
    return keys.filter((key) => key.endsWith('/release.json')).map((key) => key.split('/')[2] ?? '');
  }

  async edition(id: string): Promise<Edition> {
    const edition = await this.#read(editionKey(id), editionSchema);
    if (!edition) throw new Error(`There is no edition ${id} in ${this.place}.`);
    return edition;
  }

  async addEdition(edition: Edition): Promise<void> {
    await this.objects.create(editionKey(edition.id), asJson(edition));
  }

  /** Ids of all editions, oldest first. */
  async editions(): Promise<string[]> {
    return (await this.objects.list('editions/')).map((key) => key.replace(/^editions\/|\.json$/g, ''));
  }

  /** Numbers of the moves of `live`, oldest first; with `after`, only later ones. */
  async moveNumbers(after = 0): Promise<number[]> {
    const keys = await this.objects.list('live/', after > 0 ? moveKey(after) : undefined);
    return keys.map((key) => Number.parseInt(key.replace('live/', ''), 10));
  }

  async move(number: number): Promise<Live> {
    const move = await this.#read(moveKey(number), liveSchema);
    if (!move) throw new Error(`Move ${number} of live is gone from ${this.place}.`);
    return move;
  }

  /** Where `live` stands, or null where nothing was ever promoted. */
  async live(): Promise<Live | null> {
    const last = (await this.moveNumbers()).at(-1);
    return last === undefined ? null : this.move(last);
  }

  /** Every move of `live`, oldest first. */
  async history(): Promise<Live[]> {
    return Promise.all((await this.moveNumbers()).map((number) => this.move(number)));
  }

  /** Moves `live`. False, and nothing has changed, when somebody else has made the move of this number. */
  addMove(move: Live): Promise<boolean> {
    return this.objects.create(moveKey(move.number), asJson(move));
  }

  async reportAside(aside: Aside): Promise<void> {
    await this.objects.put(asideKey(aside.name, aside.version), asJson(aside));
  }

  async clearAside(name: string, version: string): Promise<void> {
    await this.objects.remove(asideKey(name, version));
  }

  async asides(): Promise<Aside[]> {
    const keys = await this.objects.list('asides/');
    const found = await Promise.all(keys.map((key) => this.#read(key, asideSchema)));
    return found.filter((aside) => aside !== null);
  }

  async #read<Schema extends z.ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | null> {
    const body = await this.objects.get(key);
    if (body === null) return null;
    try {
      return schema.parse(JSON.parse(body.toString('utf8')));
    } catch (error) {
      throw new Error(`"${key}" in ${this.place} is not what it should be.`, { cause: error });
    }
  }
}

/** Prefix of all files of a release. */
export function releaseKey(name: string, version: string): string {
  if (!VERSION.test(version)) throw new Error(`"${version}" is no version of a release.`);
  return `releases/${remoteName(name)}/${version}/`;
}

export function editionKey(id: string): string {
  if (!EDITION_ID.test(id)) throw new Error(`"${id}" is no id of an edition.`);
  return `editions/${id}.json`;
}

export function moveKey(number: number): string {
  return `live/${String(number).padStart(10, '0')}.json`;
}

function asideKey(name: string, version: string): string {
  return `asides/${remoteName(name)}@${version}.json`;
}

function remoteName(name: string): string {
  if (!REMOTE_NAME.test(name)) throw new Error(`"${name}" is no name of a remote.`);
  return name;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
