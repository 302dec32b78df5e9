import type { QaFailure } from '../qa/qa-facts.ts';

/** How the server got a unit: in time, after its deadline, from the previous release, or not at all. */
export type ServedState = 'in time' | 'late' | 'previous' | 'unavailable';

/** A unit of a view on the server. */
export interface ServedUnit {
  /** Unit key: `news/page/category`. */
  unit: string;
  version: string;
  /** Duration of its `load` in milliseconds; null if it did not run. */
  loadMs: number | null;
  state: ServedState;
}

/** A release of the edition, with the scripts of its units. */
export interface InspectedRelease {
  name: string;
  version: string;
  owner: string;
  /** By unit key: URLs of entry and chunks, and the sum of their uncompressed bytes. */
  units: Readonly<Record<string, { scripts: readonly string[]; bytes: number }>>;
}

/** Data for the inspector, part of the pages that have it. */
export interface InspectionFacts {
  edition: string;
  units: readonly ServedUnit[];
  /** All releases of the edition, for later soft navigations. */
  releases: readonly InspectedRelease[];
  /** Failures on the server while this page was made. */
  failures: readonly QaFailure[];
}

/** Id of the JSON script element. */
export const INSPECTION_ID = 'inspection';
