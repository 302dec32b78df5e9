import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Editions } from '../editions.ts';

/** Editions that do not change; the first is live. */
export function editionsOf(live: Edition, ...earlier: readonly Edition[]): Editions {
  const all = [live, ...earlier];
  return {
    live: () => ({ edition: live, canary: null }),
    find: async (id) => all.find((edition) => edition.id === id) ?? null,
  };
}
