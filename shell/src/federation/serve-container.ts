import type { ContainerRequire } from '@meadowlark/shared/contract/container.ts';

/** Modules by name. */
export type Singletons = Readonly<Record<string, object>>;

const NOTHING: NonNullable<ContainerRequire['consumesLoadingData']> = {
  chunkMapping: {},
  moduleIdToConsumeDataMapping: {},
};

/**
 * The part of the Module Federation runtime that this site needs: gives the shell's singletons to the code of a container,
 * and access to its exposed modules. It negotiates no versions: gate and edition ensure that they fit.
 */
export function serveContainer(container: ContainerRequire, singletons: Singletons): void {
  container.f['consumes'] = (chunk) => {
    const { chunkMapping, moduleIdToConsumeDataMapping } = container.consumesLoadingData ?? NOTHING;
    for (const id of chunkMapping[chunk] ?? []) {
      const name = moduleIdToConsumeDataMapping[id]?.shareKey ?? id;
      container.m[id] = (module) => {
        const singleton = singletons[name];
        if (!singleton) throw new Error(`The shell provides no "${name}": see shell/src/federation/.`);
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
