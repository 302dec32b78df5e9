import type { HydrationOptions } from 'react-dom/client';
import { UnitBoundary } from '../composition/UnitBoundary.tsx';
import { preserveUnitState } from './preserve-unit-state.ts';

/**
 * Translators change the document's language, or wrap its texts. Extensions that check typed text insert
 * custom elements beside the field; the page itself has no custom elements.
 */
const ALTERED = 'html:not([lang=en-US]), font, :not(:defined)';

/** Error handlers of the React root. `UnitBoundary` reports errors of units; all others are errors of the shell. */
export function rootErrors(): HydrationOptions {
  const handled = new WeakSet();
  // React removes unknown elements, so this cannot be detected afterwards.
  const wasAltered = isAltered();
  const restore = preserveUnitState();
  let main = document.getElementById('main');
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof UnitBoundary)) reportError(error);
      else if (typeof error === 'object' && error) handled.add(error);
    },
    // React re-renders a unit that throws during hydration, and also reports the first error here. If the browser or an
    // extension has altered the server's HTML, no release is to blame.
    onRecoverableError: (error) => {
      // A foreign element between the units makes React re-render the whole page, once. Later, typed text is newer.
      if (main?.isConnected === false) {
        main = null;
        restore();
      }
      const isKnown = error instanceof Error && handled.has(error.cause as WeakKey);
      if (!isKnown && !wasAltered && !isAltered()) reportError(error);
    },
  };
}

function isAltered(): boolean {
  return document.querySelector(ALTERED) !== null;
}
