import type { ContainerRequire } from '@meadowlark/shared/contract/container.ts';

/** The container's require function, which rspack defines. */
declare const __webpack_require__: ContainerRequire;

// Runs in browsers before everything else in a container, instead of the federation runtime that the plugin adds.
const container = __webpack_require__;
if (window.meadowlarkFederation) window.meadowlarkFederation(container);
else {
  // Another host, or development. Files are beside the entry, on whatever origin.
  const here = new URL('.', (document.currentScript as HTMLScriptElement).src);
  // At the site's origin, URLs stay those of the server's HTML. Outside of development, the site has its shell.
  if (process.env.NODE_ENV !== 'development' || here.origin !== location.origin) container.p = here.href;
  // The chunk of the stock runtime takes no singletons. It replaces this function and `initContainer`.
  container.f['consumes'] = () => {};
  container.initContainer = async (shareScope, initScope, options) => {
    await import(/* webpackChunkName: "hosts/runtime" */ './stock-runtime.ts');
    return container.initContainer(shareScope, initScope, options);
  };
}
