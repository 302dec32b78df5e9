import { unitKey } from '../../src/composition/unit.ts';
import type { Finished } from '../pages/or-previous.ts';
import type { ReleaseId, SeenUnit } from '../telemetry/telemetry.ts';

/** What the cache has to know of a view that was composed. */
export interface ViewFacts {
  status: number;
  /** Pattern of the route; null for a path that no route knows. */
  pattern: string | null;
  /** Parameters of the query that the route names. */
  query: readonly string[];
  freshSeconds: number;
  /** Units that it shows, as they are counted. */
  units: readonly SeenUnit[];
  /** The releases that made it, the shell among them. */
  releases: readonly ReleaseId[];
  /** Something that belongs to it is missing: what was kept before is better. */
  lacking: boolean;
  /** It was not made of what the edition names, or something failed on the way. */
  provisional: boolean;
}

/** Statuses from here on tell of a failure. */
const FAILED = 500;

export function viewFacts({ composed, mounted }: Finished): ViewFacts {
  const { composing, units, pattern, query, freshSeconds } = composed;
  const { view } = mounted;
  const { edition } = composing.choice;
  const used = [composing.shell, ...composing.used.values()].map(({ release }) => release);
  const away = view.kind === 'home' && Object.values(view.blocks).some(({ state }) => state === 'away');
  const failed = new Set(composing.failures.map(({ unit }) => unitKey(unit)));
  const lacking = view.status >= FAILED || away;
  return {
    status: view.status,
    pattern,
    query,
    freshSeconds: view.status === 200 ? freshSeconds : Math.min(freshSeconds, 10),
    units: units
      .filter((unit) => mounted.units.has(unitKey(unit)) && !failed.has(unitKey(unit)))
      .map((unit) => {
        const { request: _request, ...seen } = composing.seen(unit);
        return seen;
      }),
    releases: used.map(({ name, version }) => ({ name, version })),
    lacking,
    provisional:
      lacking ||
      composing.failures.length > 0 ||
      used.some(({ name, version }) => edition.releases[name] !== version),
  };
}
