import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { isServed } from '@meadowlark/shared/contract/versions/contract-support.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { singletonVersions } from '@meadowlark/shared/contract/singletons.ts';
import semver from 'semver';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { ReleaseCode } from '../protocol/messages.ts';
import { releaseKey, releaseOfKey, type ReleaseId } from '../../store/release-key.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import { optionalText, verifiedFile } from '../../store/verify/verified-file.ts';
import { PromiseCache } from './promise-cache.ts';

/** After this time the store counts as unavailable. */
const LOAD_DEADLINE_MS = 5000;

/**
 * The code of releases from the store, checked against their hashes. It is cached as text, so that a new composer gets it
 * at once, even while the store is unavailable.
 */
export class StoredReleases {
  readonly #store: EditionStore;
  readonly #record: RecordEvent;
  readonly #read = new PromiseCache<ReleaseCode>();
  /** `name@version` of those that composers have requested; the others are read ahead. */
  readonly #requested = new Set<string>();

  constructor(store: EditionStore, record: RecordEvent) {
    this.#store = store;
    this.#record = record;
  }

  /** Rejects if there is no such release, or it cannot run on this server. Late code is cached for the next request. */
  async code(name: string, version: string): Promise<ReleaseCode> {
    const key = releaseKey({ name, version });
    this.#requested.add(key);
    this.#record({ event: 'cache-lookup', cache: 'release-code', hit: this.#read.has(key) });
    const late = `${key} was not read from ${this.#store.place} within ${LOAD_DEADLINE_MS} ms.`;
    try {
      const reading = this.#read.get(key, () => this.#readCode(name, version));
      return await withDeadline(reading, LOAD_DEADLINE_MS, late);
    } catch (error) {
      throw error instanceof Error && error.message === late ? new StoreUnavailable(late) : error;
    }
  }

  /**
   * Reads releases (`name@version`) before composers request them: the store may be down when one is needed as a
   * replacement. Never rejects.
   */
  async readAhead(releases: Iterable<string>): Promise<void> {
    for (const key of releases) {
      const { name, version } = releaseOfKey(key);
      await this.#read.get(key, () => this.#readCode(name, version)).catch(() => {});
    }
  }

  /** Not cached: only staff need it, and it is as large as the code. */
  async serverMap(name: string, version: string): Promise<string | null> {
    return optionalText(this.#store, await this.#store.release(name, version), 'server.cjs.map');
  }

  /**
   * Drops the code of recently unused releases, except `keep` (`name@version`), so that memory stays flat over many
   * releases. A tab of an earlier edition loads it again. Returns the dropped releases.
   */
  evict(keep: ReadonlySet<string>): ReleaseId[] {
    const gone = this.#read.evict(keep);
    for (const key of this.#requested) if (!this.#read.has(key)) this.#requested.delete(key);
    return gone.map(releaseOfKey);
  }

  /** `name@version` of those that composers may have loaded. */
  get loaded(): ReadonlySet<string> {
    return new Set([...this.#read.keys()].filter((key) => this.#requested.has(key)));
  }

  async #readCode(name: string, version: string): Promise<ReleaseCode> {
    const release = await this.#store.release(name, version);
    if (!isServed(release.contract)) {
      throw new Error(
        `${name}@${version} was built for contract ${release.contract}; this server serves contracts ${CONTRACT - 1} and ${CONTRACT}. Build it again with the shared/ of this server.`,
      );
    }
    requireSingletons(release);
    const code = await verifiedFile(this.#store, release, 'server.cjs');
    return {
      release,
      code: code.toString('utf8'),
      file: `${releaseKey(release)}/server.cjs`,
      address: { base: `/releases/${name}/${version}/`, dropped: '' },
    };
  }
}

/**
 * Throws if a release needs another version of a singleton than this server's. Otherwise nothing would notice: the server
 * provides its own copies, and so does the shell in the browser. The gate checks it too; this is for releases that
 * bypassed it, and for servers older than the release.
 */
function requireSingletons({ name, version, singletons }: Release): void {
  const installed = singletonVersions();
  for (const [singleton, range] of Object.entries(singletons)) {
    const there = installed[singleton];
    if (there !== undefined && semver.satisfies(there, range)) continue;
    throw new Error(
      `${name}@${version} was built for ${singleton} ${range}; this server has ${there ?? 'none'}. Build it again with this version.`,
    );
  }
}
