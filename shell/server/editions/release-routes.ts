import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { Release, ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import { LRUCache } from 'lru-cache';
import type { RoutesOfReleases } from '../../src/composition/granted-routes.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import { releaseKey } from '../../store/release-key.ts';
import type { EditionStore } from '../../store/edition-store.ts';

/** Every page of an edition waits for it, so it is shorter than the deadline for code. */
const READ_DEADLINE_MS = 2000;
/** Pause before a release.json that could not be read is read again. */
const RETRY_MS = 30_000;
/** Releases whose pages are cached, enough for the tabs of a day. Most releases name no pages. */
const KEPT = 2000;

type Routes = Release['routes'] | null;

/**
 * The pages that releases name in their release.json, apart from their code, so that they are known even if it cannot run.
 */
export class ReleaseRoutes {
  readonly #store: Pick<EditionStore, 'release'>;
  readonly #read = new LRUCache<string, Promise<{ routes: Routes }>>({ max: KEPT });
  /** Editions whose pages are all known, by their releases: each view needs them. */
  readonly #known = new WeakMap<ReleaseNames, RoutesOfReleases>();

  constructor(store: Pick<EditionStore, 'release'>) {
    this.#store = store;
  }

  /** The pages of the releases of an edition; remotes without any are left out. Never rejects. */
  async of({ releases }: Pick<Edition, 'releases'>): Promise<RoutesOfReleases> {
    const known = this.#known.get(releases);
    if (known) return known;
    const remotes = Object.entries(releases).filter(([name]) => name !== 'shell');
    const found = await Promise.all(
      remotes.map(async ([name, version]) => [name, (await this.#get(name, version)).routes] as const),
    );
    const routes = Object.fromEntries(
      found.filter((pair): pair is readonly [string, ReleaseRoute[] | null] => pair[1] !== undefined),
    );
    if (!Object.values(routes).includes(null)) this.#known.set(releases, routes);
    return routes;
  }

  #get(name: string, version: string): Promise<{ routes: Routes }> {
    const key = releaseKey({ name, version });
    const known = this.#read.get(key);
    if (known) return known;
    const late = `The release.json of ${key} was not read within ${READ_DEADLINE_MS} ms.`;
    const reading = withDeadline(this.#store.release(name, version), READ_DEADLINE_MS, late).then(
      ({ routes }) => ({ routes }),
      () => {
        setTimeout(() => this.#read.delete(key), RETRY_MS).unref();
        return { routes: null };
      },
    );
    this.#read.set(key, reading);
    return reading;
  }
}
