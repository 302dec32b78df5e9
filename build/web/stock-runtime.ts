import type { ContainerRequire } from '@meadowlark/shared/contract/container.ts';
// The module that `container-runtime.ts` replaces.
// oxlint-disable-next-line import/no-unassigned-import
import 'stock-federation-runtime';
import { importAsItIs } from './import-as-it-is.mjs';

/** The container's require function, with the instance of the runtime that the stock module has made. */
declare const __webpack_require__: ContainerRequire & { federation: { instance: Instance } };

interface Instance {
  name: string;
  initOptions: (options: {
    name: string;
    remotes: readonly [];
    shared: Readonly<Record<string, Shared>>;
  }) => void;
}

interface Shared {
  version: string;
  get: () => Promise<() => object>;
  shareConfig: { singleton: true; requiredVersion: string };
}

/** The versions of the copies in `copies-for-hosts.ts`. The build inserts them. */
declare const COPIES: Readonly<Record<'react' | 'styled-components', string>>;

// A host has React. The release provides what the host may lack; the host's own copy takes precedence.
const { instance } = __webpack_require__.federation;
instance.initOptions({
  name: instance.name,
  remotes: [],
  shared: {
    'react/jsx-runtime': copy(COPIES.react, async () => (await copies()).jsxRuntime),
    'styled-components': copy(COPIES['styled-components'], async () => (await copies()).styles),
  },
});

// Built separately, and not in the entry's table, so that readers' containers do not grow.
__webpack_require__.initializeExposesData.moduleMap['./host'] = async () => {
  const host = await importAsItIs(`${__webpack_require__.p}hosts/host.js`);
  return () => host;
};

function copies() {
  return import(/* webpackChunkName: "hosts/copies" */ './copies-for-hosts.ts');
}

function copy(version: string, load: () => Promise<object>): Shared {
  return {
    version,
    get: async () => {
      const module = await load();
      return () => module;
    },
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}
