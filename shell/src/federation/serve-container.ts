import type { ContainerRequire } from '@meadowlark/shared/contract/container.ts';

/** Modules by the name that compiled code asks for. */
export type Singletons = Readonly<Record<string, object>>;

const NOTHING: NonNullable<ContainerRequire['consumesLoadingData']> = {
  chunkMapping: {},
  moduleIdToConsumeDataMapping: {},
};

/**
 * Does for a container what the runtime of Module Federation does, as far as this site needs it: its code gets the shell's
 * singletons, and what it exposes can be asked for. Which release goes with which shell is settled before, by the gate and
 * the edition; so nothing is negotiated here.
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
