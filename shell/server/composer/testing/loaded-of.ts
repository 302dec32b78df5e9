import type { LoadedRelease } from '../release-source.ts';
import { releaseOf } from '../../../store/testing/release-of.ts';

/** A release in memory, with this code. */
export function loadedOf<Module>(name: string, version: string, module: Module): LoadedRelease<Module> {
  return {
    release: releaseOf(name, version),
    address: (file) => `/${name}/${version}/${file}`,
    module,
  };
}
