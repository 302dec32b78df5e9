import type { PendingProps } from '@meadowlark/shared/contract/page.ts';
import type { ComponentType } from 'react';
import type { LiveUnit, UnitComponent } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';
import { withDeadline } from '../composition/with-deadline.ts';
import type { BrowserRelease, BrowserReleases } from '../composition/page-state.ts';
import type { Federation } from '../federation/federation.ts';
import { inRouter } from '../router/in-router.tsx';
import { preloadScript } from '../sleeping/start-script.ts';
import { SCRIPT_DEADLINE_MS } from './load-script.ts';

/** Containers fetch a chunk twice, each time with a deadline. This deadline covers anything else that hangs. */
const UNIT_DEADLINE_MS = 2 * SCRIPT_DEADLINE_MS + 1000;

/** A unit whose code did not load. */
export interface FailedUnit {
  ref: UnitRef;
  version: string;
  error: unknown;
}

export interface LoadedUnits {
  /** By unit key. */
  units: ReadonlyMap<string, LiveUnit>;
  failed: readonly FailedUnit[];
}

/** Loads in progress, by unit and version. */
type Attempts = ReadonlyMap<string, Promise<UnitComponent>>;

type Container = (release: BrowserRelease) => Promise<void>;

/** Loads the components of releases, each once. A failed load is not cached: the next one tries again. */
export class UnitLoader {
  readonly #components = new Map<string, UnitComponent>();
  readonly #pending = new Map<string, ComponentType<PendingProps>>();
  readonly #loading = new Map<string, Promise<UnitComponent>>();
  readonly #containers = new Map<string, Promise<void>>();
  readonly #federation: Federation;
  readonly #loadContainer: Container;

  constructor(federation: Federation, loadContainer: Container) {
    this.#federation = federation;
    this.#loadContainer = loadContainer;
  }

  /** Starts to load units that are likely to be needed. Skips units of remotes without a release. */
  start(refs: readonly UnitRef[], releases: BrowserReleases): Attempts {
    return new Map(
      refs.flatMap((ref) => {
        const release = releases[ref.remote];
        if (!release) return [];
        const attempt = this.#component(ref, release);
        // `load` reports the failure, if it is called at all.
        attempt.catch(() => {});
        return [[idOf(ref, release.version), attempt] as const];
      }),
    );
  }

  /** Loads units of these releases; uses `started` loads of the same version, including failed ones. Never rejects. */
  async load(
    refs: readonly UnitRef[],
    releases: BrowserReleases,
    started: Attempts = new Map(),
  ): Promise<LoadedUnits> {
    const units = new Map<string, LiveUnit>();
    const failed: FailedUnit[] = [];
    const loadOne = async (ref: UnitRef): Promise<void> => {
      const release = releases[ref.remote];
      const version = release?.version ?? '';
      try {
        if (!release) throw new Error(`The view has no release of "${ref.remote}".`);
        const Component = await (started.get(idOf(ref, version)) ?? this.#component(ref, release));
        units.set(unitKey(ref), { state: 'live', Component });
      } catch (error) {
        failed.push({ ref, version, error });
      }
    };
    await Promise.all(refs.map(loadOne));
    return { units, failed };
  }

  /** The `Pending` of a page, if its script is loaded and exports one. */
  pendingComponent(ref: UnitRef, releases: BrowserReleases): ComponentType<PendingProps> | undefined {
    return this.#pending.get(idOf(ref, releases[ref.remote]?.version ?? ''));
  }

  /** Joins a load in progress: a click after a prefetch does not load twice. */
  #component(ref: UnitRef, release: BrowserRelease): Promise<UnitComponent> {
    const id = idOf(ref, release.version);
    const known = this.#loading.get(id);
    if (known) return known;
    const loading = this.#load(ref, release).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(ref: UnitRef, release: BrowserRelease): Promise<UnitComponent> {
    const id = idOf(ref, release.version);
    const known = this.#components.get(id);
    if (known) return known;
    const { remote, kind, name } = ref;
    const { next } = release;
    if (next?.unit === `${kind}/${name}`) next.scripts.forEach(preloadScript);
    await this.#container(release);
    const module = await withDeadline(
      this.#federation.load(release, `${kind}/${name}`),
      UNIT_DEADLINE_MS,
      `The script of ${unitKey(ref)} took too long.`,
    );
    const exposed = module[kind === 'page' ? 'Page' : 'Block'] as UnitComponent | undefined;
    if (!exposed) throw new Error(`${remote} does not expose a ${kind} "${name}".`);
    const Component = inRouter(exposed);
    this.#components.set(id, Component);
    if (module['Pending']) this.#pending.set(id, inRouter(module['Pending'] as ComponentType<PendingProps>));
    return Component;
  }

  /** Loads the container of a release once. A failure is not cached. */
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
