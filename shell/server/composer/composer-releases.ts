import type { RecordEvent } from '../protocol/telemetry-event.ts';
import { releaseKey, type ReleaseId } from '../../store/release-key.ts';
import type { RequestFromFront } from './front-requests.ts';
import { evaluateRelease } from './isolation/evaluate-release.ts';
import type { LoadedRelease, ReleaseSource, RemoteModule, ShellModule } from './release-source.ts';
import type { Phases } from './isolation/watch-language.ts';

/** Releases whose code is in this thread. Each is fetched from the front and evaluated once. */
export class ComposerReleases implements ReleaseSource {
  readonly #loaded = new Map<string, Promise<LoadedRelease<unknown>>>();
  readonly #options: { requestFromFront: RequestFromFront; record: RecordEvent; phases: Phases };

  constructor(options: { requestFromFront: RequestFromFront; record: RecordEvent; phases: Phases }) {
    this.#options = options;
  }

  remote(name: string, version: string): Promise<LoadedRelease<RemoteModule>> {
    return this.#get({ name, version }) as Promise<LoadedRelease<RemoteModule>>;
  }

  shell(version: string): Promise<LoadedRelease<ShellModule>> {
    return this.#get({ name: 'shell', version }) as Promise<LoadedRelease<ShellModule>>;
  }

  serverMap(name: string, version: string): Promise<string | null> {
    return this.#options.requestFromFront({ kind: 'server-map', name, version });
  }

  keepOnly(releases: ReadonlySet<string>): void {
    for (const key of this.#loaded.keys()) if (!releases.has(key)) this.#loaded.delete(key);
  }

  drop(release: string): void {
    this.#loaded.delete(release);
  }

  #get(id: ReleaseId): Promise<LoadedRelease<unknown>> {
    const key = releaseKey(id);
    const known = this.#loaded.get(key);
    if (known) return known;
    const loading = this.#load(id, key);
    this.#loaded.set(key, loading);
    // The next view retries a release that failed.
    loading.catch(() => {
      if (this.#loaded.get(key) === loading) this.#loaded.delete(key);
    });
    return loading;
  }

  async #load(id: ReleaseId, key: string): Promise<LoadedRelease<unknown>> {
    const { requestFromFront, record, phases } = this.#options;
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      const { release, code, file, address } = await requestFromFront({ kind: 'release', ...id });
      phases.begin({ release: key, unit: null, job: null, phase: 'evaluate' });
      const module = evaluateRelease(code, file, (callback) => {
        phases.begin({ release: key, unit: null, job: null, phase: 'timer' });
        callback();
      });
      // This does not end its phase: what it does in promises now is still its evaluation.
      record({
        event: 'release-loaded',
        release: { ...id, owner: release.owner },
        outcome: 'ok',
        seconds: seconds(),
      });
      return { release, address: addressOf(address), module };
    } catch (error) {
      record({ event: 'release-loaded', release: id, outcome: 'failed', seconds: seconds(), error });
      throw error;
    }
  }
}

function addressOf({ base, dropped }: { base: string; dropped: string }): (file: string) => string {
  return (file) => base + (file.startsWith(dropped) ? file.slice(dropped.length) : file);
}
