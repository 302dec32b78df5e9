import type { Edition } from '@meadowlark/shared/contract/edition.ts';

/** An edition with these releases. Its ID is made from `day`. */
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
