import type { Edition } from '@meadowlark/shared/contract/edition.ts';

/** One remote of which two editions name different releases. Null: that edition names none. */
export interface EditionChange {
  name: string;
  from: string | null;
  to: string | null;
}

/** What a reader notices between two editions, in the order of the names. Without `from`, everything is new. */
export function editionChanges(from: Edition | null, to: Edition): EditionChange[] {
  const names = new Set([...Object.keys(from?.releases ?? {}), ...Object.keys(to.releases)]);
  return [...names]
    .toSorted()
    .map((name) => ({ name, from: from?.releases[name] ?? null, to: to.releases[name] ?? null }))
    .filter((change) => change.from !== change.to);
}

/** One row of a table per change. */
export function changeRows(changes: readonly EditionChange[]): string[][] {
  return changes.map(({ name, from, to }) => ['', name, from ?? '(none)', '->', to ?? '(none)']);
}
