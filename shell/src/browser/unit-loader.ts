import type { LiveUnit, UnitComponent } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';
import { withDeadline } from '../composition/with-deadline.ts';
import type { BrowserRelease, BrowserReleases } from '../document/page-state.ts';
import type { Federation } from '../federation/federation.ts';
import { fetchAhead } from '../sleeping/start-script.ts';
import { SCRIPT_DEADLINE_MS } from './load-script.ts';

/** A container asks for a chunk twice, each time with a deadline; this one is for whatever else may hang. */
const UNIT_DEADLINE_MS = 2 * SCRIPT_DEADLINE_MS + 1000;

/** A unit whose code could not be had. */
export interface FailedUnit {
  ref: UnitRef;
  version: string;
  error: unknown;
}

export interface LoadedUnits {
  /** Units that are there, by unit key. */
  units: ReadonlyMap<string, LiveUnit>;
  failed: readonly FailedUnit[];
}

/** Loads under way, by unit and version. */
export type Attempts = ReadonlyMap<string, Promise<UnitComponent>>;

type Container = (release: BrowserRelease) => Promise<void>;

/** Loads components of releases, each once. A load that fails leaves nothing behind: the next one starts afresh. */
export class UnitLoader {
  readonly #components = new Map<string, UnitComponent>();
  readonly #coming = new Map<string, Promise<UnitComponent>>();
  readonly #containers = new Map<string, Promise<void>>();
  readonly #federation: Federation;
  readonly #loadContainer: Container;

  constructor(federation: Federation, loadContainer: Container) {
    this.#federation = federation;
    this.#loadContainer = loadContainer;
  }

  /** Begins to load units of releases that are likely to be wanted. Those whose remote is not named are left out. */
  start(refs: readonly UnitRef[], releases: BrowserReleases): Attempts {
    return new Map(
      refs.flatMap((ref) => {
        const release = releases[ref.remote];
        if (!release) return [];
        const attempt = this.#component(ref, release);
        // Whoever wants it hears of its failure; perhaps nobody does.
        attempt.catch(() => {});
        return [[idOf(ref, release.version), attempt] as const];
      }),
    );
  }

  /** Loads several units of these releases. What was begun before is not begun again. Never rejects. */
  async load(
    refs: readonly UnitRef[],
    releases: BrowserReleases,
    begun: Attempts = new Map(),
  ): Promise<LoadedUnits> {
    const units = new Map<string, LiveUnit>();
    const failed: FailedUnit[] = [];
    const loadOne = async (ref: UnitRef): Promise<void> => {
      const release = releases[ref.remote];
      const version = release?.version ?? '';
      try {
        if (!release) throw new Error(`The view names no release of "${ref.remote}".`);
        const Component = await (begun.get(idOf(ref, version)) ?? this.#component(ref, release));
        units.set(unitKey(ref), { state: 'live', Component });
      } catch (error) {
        failed.push({ ref, version, error });
      }
    };
    await Promise.all(refs.map(loadOne));
    return { units, failed };
  }

  /** Those of the units that are there already. */
  ready(refs: readonly UnitRef[], releases: BrowserReleases): LoadedUnits {
    const units = refs.flatMap((ref): [string, LiveUnit][] => {
      const Component = this.#components.get(idOf(ref, releases[ref.remote]?.version ?? ''));
      return Component ? [[unitKey(ref), { state: 'live', Component }]] : [];
    });
    return { units: new Map(units), failed: [] };
  }

  /** What is under way already is waited for, not asked for a second time: by a click, for what was fetched ahead of it. */
  #component(ref: UnitRef, release: BrowserRelease): Promise<UnitComponent> {
    const id = idOf(ref, release.version);
    const known = this.#coming.get(id);
    if (known) return known;
    const loading = this.#load(ref, release).finally(() => this.#coming.delete(id));
    this.#coming.set(id, loading);
    return loading;
  }

  async #load(ref: UnitRef, release: BrowserRelease): Promise<UnitComponent> {
    const id = idOf(ref, release.version);
    const known = this.#components.get(id);
    if (known) return known;
    const { remote, kind, name } = ref;
    const { next } = release;
    if (next?.unit === `${kind}/${name}`) next.scripts.forEach(fetchAhead);
    await this.#container(release);
    const module = await withDeadline(
      this.#federation.load(release.federationName, `${kind}/${name}`),
      UNIT_DEADLINE_MS,
      `The script of ${unitKey(ref)} took too long.`,
    );
    const Component = module[kind === 'page' ? 'Page' : 'Block'] as UnitComponent | undefined;
    if (!Component) throw new Error(`The remote ${remote} exposes no ${kind} "${name}".`);
    this.#components.set(id, Component);
    return Component;
  }

  /** The release's container, once. One that could not be had is forgotten, so that it can be asked for again. */
  #container(release: BrowserRelease): Promise<void> {
    const { federationName } = release;
    const known = this.#containers.get(federationName);
    if (known) return known;
    const loading = this.#loadContainer(release).catch((error: unknown) => {
      this.#containers.delete(federationName);
      throw error;
    });
    this.#containers.set(federationName, loading);
    return loading;
  }
}

function idOf(ref: UnitRef, version: string): string {
  return `${unitKey(ref)}@${version}`;
}
