import type { Unit, UnitComponent, Units } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';
import type { BrowserEdition } from '../document/page-state.ts';
import type { Federation } from './federation.ts';
import { withDeadline } from '../composition/with-deadline.ts';

/** A script that has not come by then is treated as one that will not. */
const SCRIPT_DEADLINE_MS = 8000;

/** Loads components of remotes, each once. */
export class UnitLoader {
  readonly #loaded = new Map<string, UnitComponent>();
  readonly #federation: Federation;
  readonly #edition: BrowserEdition;

  constructor(federation: Federation, edition: BrowserEdition) {
    this.#federation = federation;
    this.#edition = edition;
  }

  /** Loads several units at once. Those that cannot be had are reported and missing in the answer. */
  async load(refs: readonly UnitRef[]): Promise<Units> {
    const found = await Promise.all(
      refs.map(async (ref) => [unitKey(ref), await this.#loadOne(ref)] as const),
    );
    return new Map(found.filter((pair): pair is [string, Unit] => pair[1] !== null));
  }

  async #loadOne(ref: UnitRef): Promise<Unit | null> {
    const key = unitKey(ref);
    try {
      const Component = this.#loaded.get(key) ?? (await this.#fetch(ref));
      this.#loaded.set(key, Component);
      return { state: 'live', Component };
    } catch (error) {
      reportError(new Error(`The unit ${key} could not be loaded.`, { cause: error }));
      return null;
    }
  }

  async #fetch(ref: UnitRef): Promise<UnitComponent> {
    try {
      return await this.#request(ref);
    } catch (error) {
      // A script that came and threw would throw again; one that did not come may come under a fresh address.
      if (error instanceof Error && error.message.includes('ScriptExecutionError')) throw error;
      this.#registerAfresh(ref.remote);
      return this.#request(ref);
    }
  }

  async #request({ remote, kind, name }: UnitRef): Promise<UnitComponent> {
    const { federationName } = this.#remote(remote);
    const loading = this.#federation.loadRemote<Record<string, UnitComponent>>(
      `${federationName}/${kind}/${name}`,
    );
    const module = await withDeadline(loading, SCRIPT_DEADLINE_MS, `The script of ${remote} took too long.`);
    const Component = module?.[kind === 'page' ? 'Page' : 'Block'];
    if (!Component) throw new Error(`The remote ${remote} exposes no ${kind} "${name}".`);
    return Component;
  }

  #registerAfresh(remote: string): void {
    const { federationName, entry } = this.#remote(remote);
    this.#federation.registerRemotes([{ name: federationName, entry: `${entry}?retry=${Date.now()}` }], {
      force: true,
    });
  }

  #remote(name: string) {
    const remote = this.#edition.remotes[name];
    if (!remote) throw new Error(`The edition ${this.#edition.id} names no release of "${name}".`);
    return remote;
  }
}
