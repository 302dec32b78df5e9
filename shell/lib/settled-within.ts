import { withDeadline } from '../src/composition/with-deadline.ts';

/** Whether a promise settles within `ms` milliseconds. */
export function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  return withDeadline(settled, Math.max(0, ms), 'late').catch(() => false);
}
