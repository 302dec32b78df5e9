import type { InspectionFacts, ServedUnit } from './inspection-facts.ts';

/** What is to be said about one unit on the page. Times in milliseconds; null where nothing is known. */
export interface UnitReport {
  unit: string;
  remote: string;
  version: string;
  owner: string;
  bytes: number | null;
  /** The server's `load`. */
  loadMs: number | null;
  /** From the request of its first script to the end of its last. */
  scriptsMs: number | null;
  /** From the start of the document until its component ran in the browser. */
  aliveAtMs: number | null;
  state: 'live' | 'frozen' | 'asleep' | 'away';
  /** The server had it late, or from the previous release. */
  served: ServedUnit['state'];
}

/** What the browser itself knows. */
export interface BrowserSide {
  /** Keys of the units that stand in the page. */
  standing: readonly string[];
  /** The last mark of a unit: when its component or its frozen HTML was taken over. */
  mark: (unit: string) => { at: number; state: string } | null;
  /** Start and end of the fetch of a script, by address. */
  script: (address: string) => { start: number; end: number } | null;
}

/** Puts together what server and browser know about the units of the view that is shown. */
export function reportUnits(
  { releases }: InspectionFacts,
  served: readonly ServedUnit[],
  browser: BrowserSide,
): UnitReport[] {
  const known = new Map(served.map((one) => [one.unit, one]));
  return [...new Set([...browser.standing, ...known.keys()])].map((unit) => {
    const remote = unit.split('/')[0] ?? '';
    const here = known.get(unit);
    const named = releases.find(({ name }) => name === remote);
    // The release before it is not among those of the edition: nothing is known of its scripts.
    const release = named && (here === undefined || here.version === named.version) ? named : null;
    const cost = release?.units[unit];
    const fetched = (cost?.scripts ?? []).map(browser.script).filter((one) => one !== null);
    const mark = browser.mark(unit);
    return {
      unit,
      remote,
      version: here?.version ?? named?.version ?? '',
      owner: named?.owner ?? '',
      bytes: cost?.bytes ?? null,
      loadMs: here?.loadMs ?? null,
      scriptsMs: spanOf(fetched),
      aliveAtMs: mark?.state === 'live' ? mark.at : null,
      state: stateOf(browser.standing.includes(unit), mark?.state),
      served: here?.state ?? 'in time',
    };
  });
}

function stateOf(standing: boolean, mark: string | undefined): UnitReport['state'] {
  if (!standing) return 'away';
  return mark === 'live' || mark === 'frozen' ? mark : 'asleep';
}

function spanOf(fetched: readonly { start: number; end: number }[]): number | null {
  if (fetched.length === 0) return null;
  return Math.max(...fetched.map(({ end }) => end)) - Math.min(...fetched.map(({ start }) => start));
}
