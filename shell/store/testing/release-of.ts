import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';

/** A valid, empty release.json, overridden by `facts`. */
export function releaseOf(name: string, version: string, facts: Partial<Release> = {}): Release {
  return {
    name,
    version,
    contract: CONTRACT,
    owner: 'Test desk',
    entry: 'web/remoteEntry.js',
    federationName: `mfe_${name}`,
    styles: [],
    pages: {},
    blocks: {},
    extras: {},
    singletons: {},
    files: [],
    ...facts,
  };
}
