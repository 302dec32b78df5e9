import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Editions } from '../editions/editions.ts';
import type { ReleaseSource } from '../editions/release-source.ts';
import type { Serving } from '../editions/serve-from-store.ts';
import { SetAsides } from '../editions/set-asides.ts';
import { SILENT } from '../telemetry/telemetry.ts';

/** An edition with these releases. `day` makes its id. */
export function editionOf(
  releases: Readonly<Record<string, string>>,
  day = 1,
  parent: Edition | null = null,
): Edition {
  const date = String(day).padStart(2, '0');
  return {
    id: `202603${date}T120000Z-00000000`,
    parent: parent?.id ?? null,
    createdAt: `2026-03-${date}T12:00:00Z`,
    by: 'a test',
    releases,
    note: 'A test',
  };
}

/** Editions that stand still; the first is live. */
export function editionsOf(live: Edition, ...earlier: readonly Edition[]): Editions {
  const all = [live, ...earlier];
  return {
    live: () => ({ edition: live, canary: null }),
    find: async (id) => all.find((edition) => edition.id === id) ?? null,
  };
}

/** Serves these releases from memory, and tells nobody. */
export function servingOf(releases: ReleaseSource, live: Edition, ...earlier: readonly Edition[]): Serving {
  return {
    releases,
    editions: editionsOf(live, ...earlier),
    asides: new SetAsides(SILENT),
    telemetry: SILENT,
  };
}
