import type { Release } from '@meadowlark/shared/contract/release.ts';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { releaseKey } from '../../../store/release-key.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { verifiedFile } from '../../../store/verify/verified-file.ts';
import { EncodedBodies } from '../cache/encoded-bodies.ts';
import type { EditionStore } from '../../../store/edition-store.ts';

/** Enough for the releases of many editions. */
const MAX_RELEASES = 200;
const MAX_BYTES = 64 * 1024 * 1024;

/** Milliseconds for one response of the store. */
const DEADLINE_MS = 5000;
/**
 * Releases of no served edition that are looked up at a time: anybody can make up URLs, and in a bucket the polls of `live` wait
 * for their turn behind these.
 */
const MAX_LOOKUPS = 30;

/**
 * Caches releases and their files, and reads each from the store once for all concurrent requests. Checks the hash of a
 * file first. Does not cache missing ones: made-up URLs must not fill the memory.
 */
export class ReleaseFileCache {
  readonly #releases: LRUCache<string, Release, [string, string]>;
  readonly #bodies: LRUCache<string, EncodedBodies, { release: Release; file: string }>;
  readonly #record: RecordEvent;
  #lookups = 0;

  /** `isServed`: whether readers get the release now. */
  constructor(
    store: EditionStore,
    isServed: (name: string, version: string) => boolean,
    record: RecordEvent,
  ) {
    this.#record = record;
    this.#releases = new LRUCache({
      max: MAX_RELEASES,
      // An entry evicted while it is read still reaches its waiting requests.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: [name, version] }) => {
        if (this.#lookups >= MAX_LOOKUPS && !isServed(name, version))
          throw new Error('Too many releases are looked up at once.');
        this.#lookups += 1;
        const lookup = store.findRelease(name, version).finally(() => (this.#lookups -= 1));
        return (await inTime(lookup)) ?? undefined;
      },
    });
    this.#bodies = new LRUCache({
      maxSize: MAX_BYTES,
      // About 1.6 with the compressed forms. The key makes the size of an empty file positive, as LRUCache requires.
      sizeCalculation: ({ plain }, key) => Math.ceil(plain.bytes.length * 1.6) + key.length,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: { release, file } }) =>
        new EncodedBodies(await inTime(verifiedFile(store, release, file)), {
          lasting: true,
          tag: release.files.find(({ path }) => path === file)?.integrity,
        }),
    });
  }

  /** Undefined if the release is missing. Rejects if the store cannot be read. */
  release(name: string, version: string): Promise<Release | undefined> {
    return this.#releases.fetch(releaseKey({ name, version }), { context: [name, version] });
  }

  /** A file of a release, in all its encodings. Rejects if it is missing or its hash differs. */
  async bodies(release: Release, file: string): Promise<EncodedBodies> {
    const key = `${releaseKey(release)}/${file}`;
    this.#record({ event: 'cache-lookup', cache: 'release-file', hit: this.#bodies.has(key) });
    return this.#bodies.forceFetch(key, { context: { release, file } });
  }
}

function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  return withDeadline(
    reading,
    DEADLINE_MS,
    `The store did not respond within ${DEADLINE_MS / 1000} seconds.`,
  );
}
