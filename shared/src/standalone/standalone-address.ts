/**
 * Source of a unit's data. `fixture`: its `load` with a fixture. `pending`: never arrives. `slow`: arrives after a delay.
 * `live`: a running backend.
 */
const SOURCES = ['pending', 'slow', 'live'] as const;
export type Source = 'fixture' | (typeof SOURCES)[number];

/** What the standalone page shows, selected by its URL. */
export interface Selection {
  unit: number;
  fixture: number;
  source: Source;
}

export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  const count = (name: string) => Number.parseInt(query.get(name) ?? '0', 10) || 0;
  const source = SOURCES.find((one) => query.has(one)) ?? 'fixture';
  return { unit: count('unit'), fixture: count('fixture'), source };
}

/** For a page with many frames: shows the unit without the choosers above it, in a given theme. */
interface Look {
  isBare: boolean;
  theme: 'light' | 'dark' | null;
}

export function readLook(search: string): Look {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return { isBare: query.has('bare'), theme: theme === 'light' || theme === 'dark' ? theme : null };
}

export function addressOf({ unit, fixture, source }: Selection): string {
  return `?unit=${unit}&fixture=${fixture}${source === 'fixture' ? '' : `&${source}`}`;
}
