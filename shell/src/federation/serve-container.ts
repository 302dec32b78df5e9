import type { ContainerRequire } from '@meadowlark/shared/contract/container.ts';

/** Modules by name. */
export type Singletons = Readonly<Record<string, object>>;

/** Modules that are loaded on demand, by name. */
export type LateSingletons = Readonly<Record<string, () => Promise<object>>>;

const NOTHING: NonNullable<ContainerRequire['consumesLoadingData']> = {
  chunkMapping: {},
  moduleIdToConsumeDataMapping: {},
};

/**
 * The part of the Module Federation runtime that this site needs: gives the shell's singletons to the code of a container,
 * and access to its exposed modules. It negotiates no versions: gate and edition ensure that they fit.
 */
export function serveContainer(
  container: ContainerRequire,
  singletons: Singletons,
  late: LateSingletons = {},
): void {
  container.f['consumes'] = (chunk, loading) => {
    const { chunkMapping, moduleIdToConsumeDataMapping } = container.consumesLoadingData ?? NOTHING;
    for (const id of chunkMapping[chunk] ?? []) {
      const name = moduleIdToConsumeDataMapping[id]?.shareKey ?? id;
      let singleton = singletons[name];
      const loaded = late[name]?.().then((module) => (singleton = module));
      if (loaded) loading.push(loaded);
      container.m[id] = (module) => {
        if (!singleton) throw new Error(`The shell does not provide "${name}": see shell/src/federation/.`);
        module.exports = singleton;
      };
    }
  };
  container.getContainer = async (address) => {
    const load = container.initializeExposesData.moduleMap[address];
    if (!load) throw new Error(`The container exposes nothing at "${address}".`);
    return load();
  };
}
