import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { EditionStore } from '../store/edition-store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { evaluateRelease } from './evaluate-release.ts';
import { verifiedFile } from './verified-file.ts';
import { PromiseCache } from './promise-cache.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  ReleaseSource,
  RemoteModule,
  ShellModule,
} from './release-source.ts';

/** Loads releases from the store into this process, each once. */
export class StoredReleases implements ReleaseSource {
  readonly #store: EditionStore;
  readonly #telemetry: Pick<Telemetry, 'releaseLoaded'>;
  readonly #described = new PromiseCache<DescribedRelease>();
  readonly #modules = new PromiseCache<Record<string, unknown>>();

  constructor(store: EditionStore, telemetry: Pick<Telemetry, 'releaseLoaded'>) {
    this.#store = store;
    this.#telemetry = telemetry;
  }

  describe(name: string, version: string): Promise<DescribedRelease> {
    return this.#described.get(keyOf(name, version), async () => {
      const release = await this.#store.release(name, version);
      if (release.contract !== CONTRACT) {
        throw new Error(
          `${name}@${version} was built for contract ${release.contract}; this server serves contract ${CONTRACT}.`,
        );
      }
      return { release, address: (file) => `/releases/${name}/${version}/${file}` };
    });
  }

  remote(name: string, version: string): Promise<LoadedRelease<RemoteModule>> {
    return this.#load<RemoteModule>(name, version);
  }

  shell(version: string): Promise<LoadedRelease<ShellModule>> {
    return this.#load<ShellModule>('shell', version);
  }

  /** Forgets the code of every release that the edition does not name: memory stays flat over many releases. */
  keepOnly(releases: Readonly<Record<string, string>>): void {
    const keys = new Set(Object.entries(releases).map(([name, version]) => keyOf(name, version)));
    this.#described.keepOnly(keys);
    this.#modules.keepOnly(keys);
  }

  async #load<Module>(name: string, version: string): Promise<LoadedRelease<Module>> {
    const described = await this.describe(name, version);
    const module = await this.#modules.get(keyOf(name, version), async () => {
      const started = performance.now();
      const told = (outcome: 'ok' | 'failed') =>
        this.#telemetry.releaseLoaded(described.release, outcome, (performance.now() - started) / 1000);
      try {
        const code = await verifiedFile(this.#store, described.release, 'server.cjs');
        const exports = evaluateRelease(code.toString('utf8'), `${keyOf(name, version)}/server.cjs`);
        told('ok');
        return exports;
      } catch (error) {
        told('failed');
        throw error;
      }
    });
    return { ...described, module: module as Module };
  }
}

function keyOf(name: string, version: string): string {
  return `${name}@${version}`;
}
