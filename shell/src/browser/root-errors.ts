import type { HydrationOptions } from 'react-dom/client';
import { UnitBoundary } from '../composition/UnitBoundary.tsx';

/** Error handlers of the React root. `UnitBoundary` reports errors of units; all others are errors of the shell. */
export function rootErrors(): HydrationOptions {
  const handled = new WeakSet();
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (errorBoundary instanceof UnitBoundary) remember(handled, error);
      else reportError(error);
    },
    // React renders a unit that throws during hydration again, and reports the first error here as well.
    onRecoverableError: (error) => {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!isObject(cause) || !handled.has(cause)) reportError(error);
    },
  };
}

function remember(set: WeakSet<WeakKey>, error: unknown): void {
  if (isObject(error)) set.add(error);
}

function isObject(value: unknown): value is WeakKey {
  return typeof value === 'object' && value !== null;
}
