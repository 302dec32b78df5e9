import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { editionKey, type EditionStore } from '../edition-store.ts';
import { GENERATIONS } from '../lineage.ts';
import { problemOf, type Problem } from './verify-history.ts';
import { verifiedFile } from './verified-file.ts';

const CONCURRENT_FILES = 8;

/** An edition, and the digest by which a document above it names it. */
export interface Root {
  id: string;
  digest: string | undefined;
}

/** What was read and fits, and what does not. */
export interface Proof {
  editions: number;
  releases: number;
  files: number;
  bytes: number;
  /** Public keys of the editions, and of the releases that are signed themselves. */
  signers: ReadonlySet<string>;
  problems: readonly Problem[];
  /** Where the editions end: what is before was pruned, or is from before digests and signatures. Sentences. */
  ends: readonly string[];
}

/**
 * Proves editions from their digest down: each release.json, and each file of it. With `ancestors`, also the editions before
 * them, whose releases stand in for others, and which open tabs ask for.
 */
export async function verifyEditions(
  store: EditionStore,
  roots: readonly Root[],
  { ancestors }: { ancestors: boolean },
): Promise<Proof> {
  const proof = new GrowingProof(store);
  for (const root of roots) {
    let next: Root | null = root;
    for (let generation = 0; next && generation < (ancestors ? GENERATIONS : 1); generation += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each names the one before it
      const edition: Edition | null = await proof.addEdition(next, generation > 0);
      next = edition?.parent ? { id: edition.parent, digest: edition.parentDigest } : null;
    }
  }
  return proof;
}

class GrowingProof implements Proof {
  editions = 0;
  releases = 0;
  files = 0;
  bytes = 0;
  readonly signers = new Set<string>();
  readonly problems: Problem[] = [];
  readonly ends: string[] = [];
  readonly #store: EditionStore;
  readonly #seen = new Set<string>();

  constructor(store: EditionStore) {
    this.#store = store;
  }

  /** Null if it was added before, or cannot be. */
  async addEdition({ id, digest }: Root, isAncestor: boolean): Promise<Edition | null> {
    const key = editionKey(id);
    if (this.#isSeen(key)) return null;
    const end = isAncestor ? await this.#endAt(key, digest) : null;
    if (end !== null) {
      this.ends.push(`"${key}" ${end}.`);
      return null;
    }
    try {
      const edition = await this.#store.edition(id, digest);
      this.editions += 1;
      if (edition.signature) this.signers.add(edition.signature.key);
      for (const [name, version] of Object.entries(edition.releases)) {
        // oxlint-disable-next-line no-await-in-loop -- the files of one release are read together
        await this.#addRelease(name, version);
      }
      return edition;
    } catch (error) {
      this.problems.push(problemOf(error));
      return null;
    }
  }

  async #addRelease(name: string, version: string): Promise<void> {
    if (this.#isSeen(`${name}@${version}`)) return;
    try {
      const release = await this.#store.release(name, version);
      this.releases += 1;
      if (release.signature) this.signers.add(release.signature.key);
      const waiting = [...release.files];
      const read = async (): Promise<void> => {
        for (let file = waiting.pop(); file; file = waiting.pop()) {
          // oxlint-disable-next-line no-await-in-loop -- one at a time in each of these loops
          const body = await verifiedFile(this.#store, release, file.path).catch((error: unknown) => {
            this.problems.push(problemOf(error));
            return null;
          });
          this.files += body ? 1 : 0;
          this.bytes += body?.length ?? 0;
        }
      };
      await Promise.all(Array.from({ length: CONCURRENT_FILES }, read));
    } catch (error) {
      this.problems.push(problemOf(error));
    }
  }

  /** Why the ancestors end with this one; null if they go on, or it was altered. */
  async #endAt(key: string, digest: string | undefined): Promise<string | null> {
    const body = await this.#store.objects.get(key);
    if (body === null) return 'is gone: pruned, or removed';
    if (!this.#store.trusted || integrityOf(body) !== digest) return null;
    const isSigned = /"signature": \{/.test(body.toString('utf8'));
    return isSigned ? null : 'is as it was, and not signed: servers that trust keys do not serve it';
  }

  #isSeen(what: string): boolean {
    const isSeen = this.#seen.has(what);
    this.#seen.add(what);
    return isSeen;
  }
}
