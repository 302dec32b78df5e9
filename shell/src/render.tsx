import { provideParts } from './rendering/provide-parts.ts';

/*
 * The interface of a shell release to the composers. A host also runs older releases of the shell: renaming an export
 * here breaks them.
 */
export { CONTRACT as contract } from '@meadowlark/shared/contract/contract-number.ts';
export { findRoute as matchRoute } from './composition/find-route.ts';
export { INLINE_SCRIPTS as inlineScripts } from './document/inline-scripts.ts';
export { homeHead, missingHead, routeHead } from './document/shell-heads.ts';
export { allUnits, expectedUnits } from './composition/unit.ts';
export { inGuestFrame } from './guests/in-guest-frame.tsx';
export { settleView } from './composition/mounted-view.ts';
export { pendingElement } from './rendering/pending-element.tsx';
export { renderAlone } from './rendering/render-alone.tsx';
export { renderPage } from './rendering/render-page.tsx';
export { streamPage } from './rendering/stream-page.tsx';
export { withoutThrowingUnits } from './rendering/without-throwing-units.ts';
export { ALL_ROUTES as routes, GRANTS as grants } from './routes.ts';

provideParts();
