import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { SHARED_MODULES } from './shared-modules.ts';

/** Remotes are built with `externalRuntime`: they take the core of the federation runtime from here. */
interface FederationGlobal {
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
}

export type Federation = ReturnType<typeof createInstance>;

/** The shell's federation instance, with the singletons on offer. Releases are registered as views name them. */
export function createFederation(): Federation {
  (globalThis as FederationGlobal)._FEDERATION_RUNTIME_CORE = runtimeCore;
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: SHARED_MODULES,
    shareStrategy: 'loaded-first',
  });
}
