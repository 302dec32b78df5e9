import {
  quarantinedReleaseSchema,
  type QuarantinedRelease,
} from '@meadowlark/shared/contract/quarantined-release.ts';
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
 *     quarantine/<remote>@<version>.json  a release that a server quarantined
 *     removals/<id>.json             what a prune is removing
 */
export class EditionStore {
  readonly objects: ObjectStore;

  constructor(objects: ObjectStore) {
    this.objects = objects;
  }

  get place(): string {
    return this.objects.place;
  }

  /** Rejects if the release is missing or invalid. */
  async release(name: string, version: string): Promise<Release> {
    const release = await this.findRelease(name, version);
    if (!release) throw new Error(`There is no release ${name}@${version} in ${this.place}.`);
    return release;
  }

  /** Null if the release is missing. Rejects if it is invalid, or the store cannot be read. */
  async findRelease(name: string, version: string): Promise<Release | null> {
    const release = await this.#read(`${releaseKey(name, version)}release.json`, releaseSchema);
    if (release && (release.name !== name || release.version !== version)) {
      throw new Error(`The folder of ${name}@${version} holds ${release.name}@${release.version}.`);
    }
    return release;
  }

  /** A file of a release, or null. Callers check it against `release.json`. */
  releaseFile(name: string, version: string, file: string): Promise<Buffer | null> {
    return this.objects.get(releaseKey(name, version) + file);
  }

  /** Completely published versions of a remote, sorted by name. */
  async versions(name: string): Promise<string[]> {
    const keys = await this.objects.list(`releases/${remoteName(name)}/`);
    return keys.filter((key) => key.endsWith('/release.json')).map((key) => key.split('/')[2] ?? '');
  }

  /** Null if it is missing: pruned, or never there. */
  findEdition(id: string): Promise<Edition | null> {
    return this.#read(editionKey(id), editionSchema);
  }

  async edition(id: string): Promise<Edition> {
    const edition = await this.findEdition(id);
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

  /** Numbers of the moves of `live`, oldest first; only those above `after`. */
  async moveNumbers(after = 0): Promise<number[]> {
    const keys = await this.objects.list('live/', after > 0 ? moveKey(after) : undefined);
    const numbers = keys.map((key) => Number.parseInt(key.replace('live/', ''), 10));
    // Some storages list late what can be read at once: without this a server that starts could go back.
    for (let next = (numbers.at(-1) ?? after) + 1; await this.objects.get(moveKey(next)); next += 1)
      numbers.push(next);
    return numbers;
  }

  async move(number: number): Promise<Live> {
    const move = await this.#read(moveKey(number), liveSchema);
    if (!move) throw new Error(`Move ${number} of live is gone from ${this.place}.`);
    return move;
  }

  /** The last move of `live`, or null if nothing was ever promoted. */
  async live(): Promise<Live | null> {
    const last = (await this.moveNumbers()).at(-1);
    return last === undefined ? null : this.move(last);
  }

  /** Every move of `live`, oldest first. */
  async history(): Promise<Live[]> {
    return Promise.all((await this.moveNumbers()).map((number) => this.move(number)));
  }

  /**
   * Moves `live`. Resolves with false, and changes nothing, if the move of this number exists. Reads the move back: a
   * storage that lets several win must not tell all of them so.
   */
  async addMove(move: Live): Promise<boolean> {
    const [key, body] = [moveKey(move.number), asJson(move)];
    return (await this.objects.create(key, body)) && Boolean((await this.objects.get(key))?.equals(body));
  }

  async reportQuarantined(release: QuarantinedRelease): Promise<void> {
    await this.objects.put(quarantineKey(release.name, release.version), asJson(release));
  }

  async clearQuarantined(name: string, version: string): Promise<void> {
    await this.objects.remove(quarantineKey(name, version));
  }

  async quarantined(): Promise<QuarantinedRelease[]> {
    const keys = await this.objects.list('quarantine/');
    const found = await Promise.all(keys.map((key) => this.#read(key, quarantinedReleaseSchema)));
    return found.filter((release) => release !== null);
  }

  async #read<Schema extends z.ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | null> {
    const body = await this.objects.get(key);
    if (body === null) return null;
    try {
      return schema.parse(JSON.parse(body.toString('utf8')));
    } catch (error) {
      throw new Error(`"${key}" in ${this.place} is not valid.`, { cause: error });
    }
  }
}

/** A file among those of a release while it is published: pruning leaves the release alone. */
export const PUBLISHING = 'publishing';

/** Prefix of the keys of all files of a release. Throws if name or version is invalid. */
export function releaseKey(name: string, version: string): string {
  if (!VERSION.test(version)) throw new Error(`"${version}" is not a version of a release.`);
  return `releases/${remoteName(name)}/${version}/`;
}

export function editionKey(id: string): string {
  if (!EDITION_ID.test(id)) throw new Error(`"${id}" is not the id of an edition.`);
  return `editions/${id}.json`;
}

export function moveKey(number: number): string {
  return `live/${String(number).padStart(10, '0')}.json`;
}

function quarantineKey(name: string, version: string): string {
  return `quarantine/${remoteName(name)}@${version}.json`;
}

function remoteName(name: string): string {
  if (!REMOTE_NAME.test(name)) throw new Error(`"${name}" is not the name of a remote.`);
  return name;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
