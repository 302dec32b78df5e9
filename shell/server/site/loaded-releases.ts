import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { servedEditions, type Editions, type LiveEditions } from '../editions/editions.ts';
import { FollowedEditions } from '../editions/followed-editions.ts';
import type { Quarantine } from '../editions/quarantine.ts';
import { StoredReleases } from '../editions/stored-releases.ts';
import type { Composers } from '../front/composers/composers.ts';
import type { ComposerSources } from '../front/composers/start-composers.ts';
import type { CacheHooks } from '../front/pages.ts';
import type { Task } from '../protocol/messages.ts';
import { releaseKey, releaseOfKey } from '../../store/release-key.ts';
import { withPrevious } from '../../store/lineage.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { storeUnavailable } from '../../store/store-unavailable.ts';

/**
 * Releases of tabs of earlier editions that are loaded until the next eviction. Each takes 2 MB in a composer: a stranger who
 * remembers some hundred editions would fill it within a minute.
 */
const MAX_OTHERS = 40;

/** The editions of a store that are served, also before the first of them is live. */
export class ServedEditions implements Editions {
  /** Until the server has started, the edition that is being prepared: its releases can already end a composer. */
  #served: FollowedEditions | Edition | null = null;

  /** Null until the server has started. */
  get followed(): FollowedEditions | null {
    return this.#served instanceof FollowedEditions ? this.#served : null;
  }

  startWith(edition: Edition): void {
    if (!this.followed) this.#served = edition;
  }

  follow(followed: FollowedEditions): void {
    this.#served = followed;
  }

  live(): LiveEditions {
    if (!this.#served) throw new Error('No edition is live yet.');
    if (this.#served instanceof FollowedEditions) return this.#served.live();
    return { edition: this.#served, canary: null };
  }

  async find(id: string): Promise<Edition | null> {
    return this.followed?.find(id) ?? null;
  }
}

interface Parts extends Pick<ComposerSources, 'record' | 'log'> {
  store: EditionStore;
  editions: ServedEditions;
  quarantine: Quarantine;
  pages: CacheHooks;
  start: (sources: ComposerSources) => Composers;
  routesOf: (edition: Edition) => Promise<unknown>;
  frontPage: () => Promise<Task>;
}

/** The releases of the served editions, in memory and in composers: loaded before readers get them, dropped after. */
export class LoadedReleases {
  readonly composers: Composers;
  readonly #releases: StoredReleases;
  readonly #parts: Parts;
  /** `name@version` of releases that are used; null before the first eviction: all. */
  #inUse: ReadonlySet<string> | null = null;

  constructor(parts: Parts) {
    const { store, editions, quarantine, record, log } = parts;
    this.#parts = parts;
    this.#releases = new StoredReleases(store, record);
    this.composers = parts.start({
      editions,
      quarantine,
      releases: {
        code: (name, version) => {
          const code = this.#releases.code(name, version);
          if (this.#inUse && this.#releases.loaded.size > this.#inUse.size + MAX_OTHERS)
            this.#drop(this.#inUse);
          return code;
        },
        serverMap: (name, version) => this.#releases.serverMap(name, version),
      },
      record,
      log,
      warm: () => this.#warm(),
    });
  }

  /**
   * Loads an edition's releases and renders its most read pages. Views replace a remote that cannot be loaded. Rejects while
   * the store is unavailable: the edition waits, or its releases would be blamed.
   */
  async prepare(edition: Edition): Promise<void> {
    const { editions, routesOf, pages } = this.#parts;
    const { shell, ...remotes } = edition.releases;
    if (shell === undefined) throw new Error(`The edition ${edition.id} names no shell.`);
    await Promise.all(
      Object.entries(edition.releases).map(([name, version]) =>
        this.#releases.code(name, version).catch((error: unknown) => {
          if (storeUnavailable(error)) throw error;
        }),
      ),
    );
    editions.startWith(edition);
    await Promise.all([
      routesOf(edition),
      this.composers.load({ name: 'shell', version: shell }),
      ...Object.entries(remotes).map(([name, version]) =>
        this.composers.load({ name, version }).catch(() => {}),
      ),
    ]);
    await pages.prepare(edition);
  }

  /** Drops releases that no reader gets any more, and reads ahead their possible replacements. Never rejects. */
  async keepInUse(): Promise<void> {
    const { editions, quarantine } = this.#parts;
    const keep = await releasesInUse(editions);
    this.#drop(keep);
    quarantine.keepOnly(keep);
    this.#inUse = keep;
    await this.#releases.readAhead(keep);
  }

  #drop(keep: ReadonlySet<string>): void {
    for (const release of this.#releases.evict(keep)) this.#parts.record({ event: 'forgotten', release });
    this.composers.keepOnly(this.#releases.loaded);
  }

  /**
   * The first tasks of a new composer. The front page uses nearly all releases: its first run compiles them, which takes 100
   * ms.
   */
  async #warm(): Promise<Task[]> {
    const { editions, quarantine, frontPage } = this.#parts;
    const loads = [...this.#releases.loaded]
      .filter((key) => !this.#inUse || this.#inUse.has(key))
      .map(releaseOfKey)
      // A suspect could end each new composer. The view that retries it loads it.
      .filter((release) => !quarantine.isSuspect(release))
      .map((release): Task => ({ kind: 'load', release }));
    // At startup, nothing can replace the shell.
    const { shell = '' } = editions.live().edition.releases;
    if (!editions.followed && quarantine.isSuspect({ name: 'shell', version: shell })) return loads;
    return [...loads, await frontPage()];
  }
}

/** The releases that readers get, and those that would replace them (`name@version`). */
async function releasesInUse(editions: Editions): Promise<Set<string>> {
  const served = servedEditions(editions.live());
  const found = await Promise.all(served.map((edition) => withPrevious(editions, edition)));
  return new Set(found.flat().map(releaseKey));
}
