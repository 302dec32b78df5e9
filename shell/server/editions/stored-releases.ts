import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { EditionStore } from '../store/edition-store.ts';
import type { ReleaseId, Telemetry } from '../telemetry/telemetry.ts';
import { evaluateRelease } from './evaluate-release.ts';
import { PromiseCache } from './promise-cache.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  ReleaseSource,
  RemoteModule,
  ShellModule,
} from './release-source.ts';
import { requireSingletons } from './require-singletons.ts';
import { keyOf } from './set-asides.ts';
import { verifiedFile } from './verified-file.ts';

/** A store that has not answered by then counts as one that does not. */
const LOAD_DEADLINE_MS = 5000;

/** Loads releases from the store into this process, each once, every file checked against its hash. */
export class StoredReleases implements ReleaseSource {
  readonly #store: EditionStore;
  readonly #telemetry: Pick<Telemetry, 'releaseLoaded' | 'cacheAsked'>;
  readonly #loaded = new PromiseCache<LoadedRelease<unknown>>();

  constructor(store: EditionStore, telemetry: Pick<Telemetry, 'releaseLoaded' | 'cacheAsked'>) {
    this.#store = store;
    this.#telemetry = telemetry;
  }

  remote(name: string, version: string): Promise<LoadedRelease<RemoteModule>> {
    return this.#load<RemoteModule>(name, version);
  }

  shell(version: string): Promise<LoadedRelease<ShellModule>> {
    return this.#load<ShellModule>('shell', version);
  }

  /**
   * Forgets the code of releases that nobody asked for lately, but for those to be kept (`name@version`): memory stays
   * flat over many releases. One that a tab of an earlier edition asks for again is loaded again. Returns what went.
   */
  evict(keep: ReadonlySet<string>): ReleaseId[] {
    return this.#loaded.evict(keep).map((key) => {
      const [name = '', version = ''] = key.split('@');
      return { name, version };
    });
  }

  #load<Module>(name: string, version: string): Promise<LoadedRelease<Module>> {
    const key = keyOf(name, version);
    this.#telemetry.cacheAsked('release-code', this.#loaded.has(key));
    const loading = this.#loaded.get(key, async () => {
      const started = performance.now();
      const told = (outcome: 'ok' | 'failed', owner = {}) =>
        this.#telemetry.releaseLoaded(
          { name, version, ...owner },
          outcome,
          (performance.now() - started) / 1000,
        );
      try {
        const loaded = await withDeadline(
          this.#read(name, version),
          LOAD_DEADLINE_MS,
          `${name}@${version} did not come from ${this.#store.place} within ${LOAD_DEADLINE_MS} ms.`,
        );
        told('ok', { owner: loaded.release.owner });
        return loaded;
      } catch (error) {
        told('failed');
        throw error;
      }
    });
    return loading as Promise<LoadedRelease<Module>>;
  }

  async #read(name: string, version: string): Promise<LoadedRelease<unknown>> {
    const release = await this.#store.release(name, version);
    if (release.contract !== CONTRACT) {
      throw new Error(
        `${name}@${version} was built for contract ${release.contract}; this server serves contract ${CONTRACT}. Build it again with the shared/ of this server.`,
      );
    }
    requireSingletons(release);
    const described: DescribedRelease = {
      release,
      address: (file) => `/releases/${name}/${version}/${file}`,
    };
    const code = await verifiedFile(this.#store, release, 'server.cjs');
    const module = evaluateRelease(code.toString('utf8'), `${keyOf(name, version)}/server.cjs`);
    return { ...described, module };
  }
}
