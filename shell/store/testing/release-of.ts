import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';

/** What a release says about itself: in order, and with nothing in it, where `facts` do not say otherwise. */
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
