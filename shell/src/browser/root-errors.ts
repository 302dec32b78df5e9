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
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (errorBoundary instanceof UnitBoundary) remember(handled, error);
      else reportError(error);
    },
    // React renders a unit that throws during hydration again, and reports the first error here as well. A page that the
    // browser or an extension has altered is not the server's any more, and no release is to blame.
    onRecoverableError: (error) => {
      // A foreign element between the units has the whole page rendered again.
      restore();
      const cause = error instanceof Error ? error.cause : undefined;
      const isKnown = isObject(cause) && handled.has(cause);
      if (!isKnown && !wasAltered && !isAltered()) reportError(error);
    },
  };
}

function isAltered(): boolean {
  return document.querySelector(ALTERED) !== null;
}

function remember(set: WeakSet<WeakKey>, error: unknown): void {
  if (isObject(error)) set.add(error);
}

function isObject(value: unknown): value is WeakKey {
  return typeof value === 'object' && value !== null;
}
