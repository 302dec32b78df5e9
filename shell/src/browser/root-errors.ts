import type { HydrationOptions } from 'react-dom/client';
import { UnitBoundary } from '../composition/UnitBoundary.tsx';

/** What React does with errors: those of a unit are dealt with and reported in its place, all others are the shell's. */
export function rootErrors(): HydrationOptions {
  const dealtWith = new WeakSet();
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (errorBoundary instanceof UnitBoundary) remember(dealtWith, error);
      else reportError(error);
    },
    // A unit that throws during hydration is rendered a second time, and React tells of the first as well.
    onRecoverableError: (error) => {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!isObject(cause) || !dealtWith.has(cause)) reportError(error);
    },
  };
}

function remember(set: WeakSet<WeakKey>, error: unknown): void {
  if (isObject(error)) set.add(error);
}

function isObject(value: unknown): value is WeakKey {
  return typeof value === 'object' && value !== null;
}
