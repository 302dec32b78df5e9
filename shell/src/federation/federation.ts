import type { Container } from '@meadowlark/shared/contract/container.ts';
import type { BrowserRelease } from '../composition/page-state.ts';
import { serveContainer, type LateSingletons, type Singletons } from './serve-container.ts';

export interface Federation {
  /**
   * The module that a release exposes at `address` (`page/category`). Rejects if the container is not loaded, does not
   * expose the address, or a chunk fails to load; then a later call tries again.
   */
  load: (
    release: Pick<BrowserRelease, 'federationName' | 'entry'>,
    address: string,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/** Provides these singletons to containers. Call it before the script of a container runs. */
export function createFederation(singletons: Singletons, late: LateSingletons): Federation {
  window.meadowlarkFederation = (container) => serveContainer(container, singletons, late);
  const containers = globalThis as unknown as Readonly<Record<string, Container | undefined>>;
  return {
    async load({ federationName }, address) {
      const container = containers[federationName];
      if (!container) throw new Error(`The page has no container "${federationName}".`);
      const module = await container.get(`./${address}`);
      return module();
    },
  };
}
