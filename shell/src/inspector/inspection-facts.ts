/** How the server had a unit for a view: in time, after its deadline, from the previous release, or not at all. */
export type ServedState = 'in time' | 'late' | 'previous' | 'away';

/** One unit of one view, as the server had it. */
export interface ServedUnit {
  /** Unit key: `news/page/category`. */
  unit: string;
  version: string;
  /** Milliseconds of its `load`; null where it did not come to that. */
  loadMs: number | null;
  state: ServedState;
}

/** A release that the edition names, with what its units cost in scripts. */
export interface InspectedRelease {
  name: string;
  version: string;
  owner: string;
  /** By unit key: addresses of entry and chunks, and the sum of their bytes without compression. */
  units: Readonly<Record<string, { scripts: readonly string[]; bytes: number }>>;
}

/** What the server tells the inspector, written into pages for which it was asked. */
export interface InspectionFacts {
  edition: string;
  units: readonly ServedUnit[];
  /** All releases of the edition, so that later navigations are known as well. */
  releases: readonly InspectedRelease[];
}

/** Id of the script element that holds them. */
export const INSPECTION_ID = 'inspection';
