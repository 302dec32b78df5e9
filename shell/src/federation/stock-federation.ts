import { createInstance } from '@module-federation/enhanced/runtime';
import type { Federation } from './federation.ts';
import type { LateSingletons, Singletons } from './serve-container.ts';

/** Versions of the singletons. The build inserts them. */
declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;

/**
 * Replaces `federation.ts` in development: the stock runtime of Module Federation, for its developer tools. Without
 * the shell's runtime in the page, containers load the stock one as well.
 */
export function createFederation(singletons: Singletons, late: LateSingletons): Federation {
  const shared = [
    ...Object.entries(singletons).map(([name, module]) => [name, { ...of(name), lib: () => module }]),
    ...Object.entries(late).map(([name, load]) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      return [name, { ...of(name), get }];
    }),
  ];
  const shell = createInstance({ name: 'shell', remotes: [], shared: Object.fromEntries(shared) });
  const known = new Set<string>();
  return {
    async load({ federationName, entry }, address) {
      if (!known.has(federationName)) shell.registerRemotes([{ name: federationName, entry }]);
      known.add(federationName);
      const module = await shell.loadRemote<Readonly<Record<string, unknown>>>(
        `${federationName}/${address}`,
      );
      if (!module) throw new Error(`The container "${federationName}" exposes nothing at "${address}".`);
      return module;
    },
  };
}

function of(name: string) {
  return { version: SINGLETON_VERSIONS[name.split('/')[0] ?? name], shareConfig: { singleton: true } };
}
