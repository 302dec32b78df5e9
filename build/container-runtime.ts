import type { ContainerRequire } from '../shared/src/contract/container.ts';

/** The container's own require function; rspack puts it here. */
declare const __webpack_require__: ContainerRequire;

// Runs in browsers, in the place of the federation runtime that the plugin would put into every remote. A page without
// the shell's runtime cannot use the container; that a release meets the right shell is what the contract number is for.
window.meadowlarkFederation?.(__webpack_require__);
