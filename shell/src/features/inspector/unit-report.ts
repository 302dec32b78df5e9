import type { InspectionFacts, ServedUnit } from './inspection-facts.ts';

/** State of a unit on the page. Times in milliseconds; null if unknown. */
export interface UnitReport {
  unit: string;
  remote: string;
  version: string;
  owner: string;
  bytes: number | null;
  /** Duration of its `load` on the server. */
  loadMs: number | null;
  /**
   * From the start of its first script request to the end of the last; null unless all were fetched, because pages share
   * some.
   */
  scriptsMs: number | null;
  /** From the start of the document until its component was live. */
  aliveAtMs: number | null;
  state: 'live' | 'frozen' | 'asleep' | 'unavailable';
  /** How the server got it. */
  served: ServedUnit['state'];
  /** Error on the server or in this browser; empty if there is none. */
  error: string;
}

/** What the browser knows. */
export interface BrowserSide {
  /** Keys of the units in the page. */
  unitsOnPage: readonly string[];
  /** The last mark of a unit: when it became live or frozen. */
  mark: (unit: string) => { at: number; state: string } | null;
  /** Start and end of a script request, by URL. */
  script: (address: string) => { start: number; end: number } | null;
  /** Error of a unit, or empty. */
  errorOf: (unit: string) => string;
}

/** Combines what server and browser know about the units of the current view. */
export function reportUnits(
  { releases }: InspectionFacts,
  served: readonly ServedUnit[],
  browser: BrowserSide,
): UnitReport[] {
  const known = new Map(served.map((one) => [one.unit, one]));
  return [...new Set([...browser.unitsOnPage, ...known.keys()])].map((unit) => {
    const remote = unit.split('/')[0] ?? '';
    const here = known.get(unit);
    const named = releases.find(({ name }) => name === remote);
    // The scripts of a previous release are unknown: it is not part of the edition.
    const release = named && (here === undefined || here.version === named.version) ? named : null;
    const cost = release?.units[unit];
    const scripts = (cost?.scripts ?? []).map(browser.script);
    const mark = browser.mark(unit);
    return {
      unit,
      remote,
      version: here?.version ?? named?.version ?? '',
      owner: named?.owner ?? '',
      bytes: cost?.bytes ?? null,
      loadMs: here?.loadMs ?? null,
      scriptsMs: spanOf(scripts),
      aliveAtMs: mark?.state === 'live' ? mark.at : null,
      state: stateOf(browser.unitsOnPage.includes(unit), mark?.state),
      served: here?.state ?? 'in time',
      error: browser.errorOf(unit),
    };
  });
}

function stateOf(isOnPage: boolean, mark: string | undefined): UnitReport['state'] {
  if (!isOnPage) return 'unavailable';
  return mark === 'live' || mark === 'frozen' ? mark : 'asleep';
}

function spanOf(scripts: readonly ({ start: number; end: number } | null)[]): number | null {
  const fetched = scripts.filter((one) => one !== null);
  if (fetched.length === 0 || fetched.length < scripts.length) return null;
  return Math.max(...fetched.map(({ end }) => end)) - Math.min(...fetched.map(({ start }) => start));
}
