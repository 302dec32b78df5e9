import type { HydrationOptions } from 'react-dom/client';
import { UnitBoundary } from '../composition/UnitBoundary.tsx';
import { preserveUnitState } from './preserve-unit-state.ts';

/**
 * Translators change the language of the document, or wrap its texts. Extensions that check what is typed put elements of
 * their own beside its field; the page, which has none, does not know them.
 */
const ALTERED = 'html:not([lang=en-US]), font, :not(:defined)';

/** Error handlers of the React root. `UnitBoundary` reports errors of units; all others are errors of the shell. */
export function rootErrors(): HydrationOptions {
  const handled = new WeakSet();
  // React takes out what it does not know, so afterwards nothing tells of it.
  const wasAltered = isAltered();
  const restore = preserveUnitState();
  let main = document.getElementById('main');
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof UnitBoundary)) reportError(error);
      else if (typeof error === 'object' && error) handled.add(error);
    },
    // React renders a unit that throws during hydration again, and reports the first error here as well. A page that the
    // browser or an extension has altered is not the server's any more, and no release is to blame.
    onRecoverableError: (error) => {
      // A foreign element between the units has the whole page rendered again, once. Later, what was typed is newer.
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
