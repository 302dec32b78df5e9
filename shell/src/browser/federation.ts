import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { BrowserEdition } from '../document/page-state.ts';
import { SHARED_MODULES } from './shared-modules.ts';

/** Remotes are built with `externalRuntime`: they take the core of the federation runtime from here. */
interface FederationGlobal {
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
}

export type Federation = ReturnType<typeof createInstance>;

/** The shell's federation instance, with the remotes of the edition registered and the singletons on offer. */
export function createFederation({ remotes }: BrowserEdition): Federation {
  (globalThis as FederationGlobal)._FEDERATION_RUNTIME_CORE = runtimeCore;
  return createInstance({
    name: 'shell',
    // The entry script, not a manifest: one round trip less, and the runtime never waits for a hung manifest.
    remotes: Object.values(remotes).map(({ federationName, entry }) => ({ name: federationName, entry })),
    shared: SHARED_MODULES,
    shareStrategy: 'loaded-first',
  });
}
