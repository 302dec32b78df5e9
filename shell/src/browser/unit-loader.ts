import type { Unit, UnitComponent, Units } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';
import type { BrowserRelease, BrowserReleases } from '../document/page-state.ts';
import type { Federation } from './federation.ts';
import { withDeadline } from '../composition/with-deadline.ts';

/** A script that has not come by then is treated as one that will not. */
const SCRIPT_DEADLINE_MS = 8000;

/** Loads components of releases, each once. */
export class UnitLoader {
  readonly #loaded = new Map<string, UnitComponent>();
  readonly #federation: Federation;
  readonly #registered = new Set<string>();

  constructor(federation: Federation) {
    this.#federation = federation;
  }

  /** Loads several units of these releases. Those that cannot be had are reported and missing in the answer. */
  async load(refs: readonly UnitRef[], releases: BrowserReleases): Promise<Units> {
    const found = await Promise.all(
      refs.map(async (ref) => [unitKey(ref), await this.#loadOne(ref, releases[ref.remote])] as const),
    );
    return new Map(found.filter((pair): pair is [string, Unit] => pair[1] !== null));
  }

  async #loadOne(ref: UnitRef, release: BrowserRelease | undefined): Promise<Unit | null> {
    const key = unitKey(ref);
    try {
      if (!release) throw new Error(`The view names no release of "${ref.remote}".`);
      const known = `${key}@${release.version}`;
      const Component = this.#loaded.get(known) ?? (await this.#fetch(ref, release));
      this.#loaded.set(known, Component);
      return { state: 'live', Component };
    } catch (error) {
      reportError(new Error(`The unit ${key} could not be loaded.`, { cause: error }));
      return null;
    }
  }

  async #fetch(ref: UnitRef, release: BrowserRelease): Promise<UnitComponent> {
    if (!this.#registered.has(release.federationName)) this.#register(release, release.entry);
    try {
      return await this.#request(ref, release);
    } catch (error) {
      // A script that came and threw would throw again; one that did not come may come under a fresh address.
      if (error instanceof Error && error.message.includes('ScriptExecutionError')) throw error;
      this.#register(release, `${release.entry}?retry=${Date.now()}`);
      return this.#request(ref, release);
    }
  }

  async #request(
    { remote, kind, name }: UnitRef,
    { federationName }: BrowserRelease,
  ): Promise<UnitComponent> {
    const loading = this.#federation.loadRemote<Record<string, UnitComponent>>(
      `${federationName}/${kind}/${name}`,
    );
    const module = await withDeadline(loading, SCRIPT_DEADLINE_MS, `The script of ${remote} took too long.`);
    const Component = module?.[kind === 'page' ? 'Page' : 'Block'];
    if (!Component) throw new Error(`The remote ${remote} exposes no ${kind} "${name}".`);
    return Component;
  }

  /** The entry script, not a manifest: one round trip less, and the runtime never waits for a hung manifest. */
  #register({ federationName }: BrowserRelease, entry: string): void {
    this.#registered.add(federationName);
    this.#federation.registerRemotes([{ name: federationName, entry }], { force: true });
  }
}
