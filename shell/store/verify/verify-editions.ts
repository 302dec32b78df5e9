import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { inParallel } from '../../lib/in-parallel.ts';
import type { EditionStore } from '../edition-store.ts';
import { editionKey, PUBLISHING, releasePrefix } from '../object-keys.ts';
import { GENERATIONS, replacements } from '../lineage.ts';
import { Refused } from '../trust/refused.ts';
import { problemOf, type Problem } from './verify-history.ts';
import { verifiedFile } from './verified-file.ts';

const CONCURRENT_FILES = 8;

/** An edition, and the digest by which a document above it names it. */
export interface Root {
  id: string;
  digest: string | undefined;
}

/** Verifies editions from their digest down: each release.json, and each file in it. */
export async function verifyEditions(store: EditionStore, roots: readonly Root[]): Promise<Proof> {
  const proof = new Proof(store);
  for (const root of roots) await proof.addEdition(root);
  return proof;
}

/**
 * Verifies everything that servers serve: these editions, the previous ones, whose releases are fallbacks, and everything else in
 * the store, which open tabs and staff may request.
 */
export async function verifyAll(store: EditionStore, roots: readonly Root[]): Promise<Proof> {
  const proof = new Proof(store);
  for (const root of roots) await proof.addLineage(root);
  await proof.addRest();
  return proof;
}

/** What was read and verified, and what failed. */
export class Proof {
  editions = 0;
  releases = 0;
  files = 0;
  bytes = 0;
  /** Public keys that signed the editions, and the individually signed releases. */
  readonly signers = new Set<string>();
  readonly problems: Problem[] = [];
  /** Messages about objects that servers never serve. */
  readonly unused: string[] = [];
  readonly #store: EditionStore;
  /** Keys of objects that were verified, or are among the problems. */
  readonly #seen = new Set<string>();
  /** Prefixes of the releases whose release.json was verified. */
  readonly #read = new Set<string>();

  constructor(store: EditionStore) {
    this.#store = store;
  }

  async addLineage(root: Root): Promise<void> {
    let edition = await this.addEdition(root);
    for (const { name, version } of edition ? replacements(edition) : [])
      await this.#optional(() => this.#addRelease(name, version));
    for (let generation = 1; edition?.parent && generation < GENERATIONS; generation += 1) {
      const { parent, parentDigest: digest } = edition;
      const end = await this.#endAt(parent, digest);
      if (end !== null) {
        this.unused.push(end);
        return;
      }
      edition = await this.addEdition({ id: parent, digest });
    }
  }

  /** Null if it was already added, or fails verification. */
  async addEdition({ id, digest }: Root): Promise<Edition | null> {
    if (!this.#isNew(editionKey(id))) return null;
    try {
      const edition = await this.#store.edition(id, digest);
      this.editions += 1;
      if (edition.signature) this.signers.add(edition.signature.key);
      for (const [name, version] of Object.entries(edition.releases)) {
        await this.#addRelease(name, version);
      }
      return edition;
    } catch (error) {
      this.problems.push(problemOf(error));
      return null;
    }
  }

  /** Editions before the live ones, and releases that no edition names. */
  async addRest(): Promise<void> {
    const { objects } = this.#store;
    for (const id of await this.#store.editions()) {
      if (this.#seen.has(editionKey(id))) continue;
      await this.#optional(() => this.addEdition({ id, digest: undefined }));
    }
    const keys = await objects.list('releases/');
    for (const key of keys.filter((one) => one.endsWith('/release.json') && !this.#seen.has(one))) {
      const [, name = '', version = ''] = key.split('/');
      await this.#optional(() => this.#addRelease(name, version));
    }
    const markers = new Set([...this.#read].map((prefix) => prefix + PUBLISHING));
    for (const key of keys.filter((one) => !this.#seen.has(one) && !markers.has(one))) {
      const prefix = `${key.split('/').slice(0, 3).join('/')}/`;
      // One message is enough for a release that is not served.
      if (this.#read.has(prefix)) this.unused.push(`"${key}" is a file that no release.json names.`);
      else if (this.#isNew(`${prefix}release.json`))
        this.unused.push(`"${prefix}release.json" is missing, or its publish was interrupted.`);
    }
  }

  /** Objects that are unsigned, or signed with a revoked key, are not served unless an edition names them by digest. */
  async #optional(add: () => Promise<unknown>): Promise<void> {
    const before = this.problems.length;
    try {
      await add();
    } catch (error) {
      // An invalid name: servers never request it.
      this.unused.push(messageOf(error));
    }
    const found = this.problems.splice(before);
    for (const problem of found) {
      if (problem.reason === 'altered') this.problems.push(problem);
      else this.unused.push(problem.message);
    }
  }

  async #addRelease(name: string, version: string): Promise<void> {
    const prefix = releasePrefix(name, version);
    if (!this.#isNew(`${prefix}release.json`)) return;
    try {
      const release = await this.#store.release(name, version);
      this.releases += 1;
      this.#read.add(prefix);
      if (release.signature) this.signers.add(release.signature.key);
      await inParallel(release.files, CONCURRENT_FILES, async (file) => {
        this.#seen.add(prefix + file.path);
        const body = await verifiedFile(this.#store, release, file.path).catch((error: unknown) => {
          this.problems.push(problemOf(error));
          return null;
        });
        this.files += body ? 1 : 0;
        this.bytes += body?.length ?? 0;
      });
    } catch (error) {
      this.problems.push(problemOf(error));
    }
  }

  /** Why a lineage ends before this edition although it was not altered; null if it goes on, or was altered. */
  async #endAt(id: string, digest: string | undefined): Promise<string | null> {
    const key = editionKey(id);
    if ((await this.#store.objects.get(key)) === null) return `"${key}" is missing: pruned, or removed.`;
    try {
      await this.#store.edition(id, digest);
      return null;
    } catch (error) {
      if (!(error instanceof Refused) || error.reason === 'altered') return null;
      this.#seen.add(key);
      return `${error.message} It is unchanged, and servers that trust keys do not serve it.`;
    }
  }

  #isNew(key: string): boolean {
    const isNew = !this.#seen.has(key);
    this.#seen.add(key);
    return isNew;
  }
}
