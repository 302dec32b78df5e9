import type { Release } from '@meadowlark/shared/contract/release.ts';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import { verifiedFile } from '../editions/verified-file.ts';
import { EncodedBodies } from '../cache/encoded-bodies.ts';
import type { EditionStore } from '../store/edition-store.ts';

/** Releases whose `release.json` is kept in memory: those of many editions. */
const MAX_RELEASES = 200;
/** Bodies kept in memory, in all. */
const MAX_BYTES = 64 * 1024 * 1024;

/** How long the store may take for one answer, in milliseconds. Who asks after that asks it anew. */
const DEADLINE_MS = 5000;

interface Wanted {
  release: Release;
  file: string;
}

/**
 * Releases and their files, out of memory where they were asked for lately, else out of the store: once, however many
 * wait for them. Files are checked before they are kept. What is not there is not kept either: addresses are invented
 * by whoever sends them, and must not fill the memory.
 */
export class KeptFiles {
  readonly #releases: LRUCache<string, Release, [string, string]>;
  readonly #bodies: LRUCache<string, EncodedBodies, Wanted>;

  constructor(store: EditionStore) {
    this.#releases = new LRUCache({
      max: MAX_RELEASES,
      // What is pushed out of a full cache while it is being read still reaches those who wait.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: [name, version] }) =>
        (await inTime(store.findRelease(name, version))) ?? undefined,
    });
    this.#bodies = new LRUCache({
      maxSize: MAX_BYTES,
      // With its compressed forms, about. A file of no bytes has a key at least.
      sizeCalculation: ({ plain }, key) => Math.ceil(plain.bytes.length * 1.6) + key.length,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: { release, file } }) =>
        new EncodedBodies(await inTime(verifiedFile(store, release, file)), {
          lasting: true,
          tag: release.files.find(({ path }) => path === file)?.integrity,
        }),
    });
  }

  /** Undefined where there is no such release. Rejects when the store cannot say. */
  release(name: string, version: string): Promise<Release | undefined> {
    return this.#releases.fetch(`${name}@${version}`, { context: [name, version] });
  }

  /** A file that the release lists, in all its encodings. Rejects when it is missing or is not what was released. */
  async bodies(release: Release, file: string): Promise<EncodedBodies> {
    return this.#bodies.forceFetch(`${release.name}@${release.version}/${file}`, {
      context: { release, file },
    });
  }
}

function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  return withDeadline(answer, DEADLINE_MS, `The store did not answer within ${DEADLINE_MS / 1000} seconds.`);
}
