import type { ContainerRequire } from '../../shared/src/contract/container.ts';

/** The container's require function, which rspack defines. */
declare const __webpack_require__: ContainerRequire;

// Runs in browsers, in the place of the federation runtime that the plugin adds to every remote. A page without the
// shell's runtime cannot use the container; the contract number ensures that the shell fits.
window.meadowlarkFederation?.(__webpack_require__);
