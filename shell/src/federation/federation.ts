import type { Container } from '@meadowlark/shared/contract/container.ts';
import { serveContainer, type Singletons } from './serve-container.ts';

/** Access to the containers that are in the page. */
export interface Federation {
  /**
   * The module that a container exposes at `address` (`page/category`). Rejects when its script has not run, when it
   * exposes no such thing, or when one of its chunks does not come; then it may be asked again.
   */
  load: (federationName: string, address: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** Makes the page ready for containers, which take these singletons. To be called before the script of one runs. */
export function createFederation(singletons: Singletons): Federation {
  window.meadowlarkFederation = (container) => serveContainer(container, singletons);
  const containers = globalThis as unknown as Readonly<Record<string, Container | undefined>>;
  return {
    async load(federationName, address) {
      const container = containers[federationName];
      if (!container) throw new Error(`There is no container "${federationName}" in this page.`);
      const module = await container.get(`./${address}`);
      return module();
    },
  };
}
