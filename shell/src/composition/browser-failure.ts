import type { Place } from '../sleeping/wake-plan.ts';

/** A failure of a unit in this browser. Contains nothing about the reader. */
export interface BrowserFailure {
  /** Unit key: `news/page/category`. */
  unit: string;
  remote: string;
  version: string;
  /** The edition of the view, as an edition ref. */
  edition: string;
  /** `script`: its code did not load or did not run. `render`: it threw while rendering. */
  stage: 'script' | 'render';
  message: string;
  /** Script and line that threw, if the error has a stack. */
  place: string | null;
  /** What replaced it; null if the server's HTML stayed. */
  fellBackTo: 'previous' | 'fallback' | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A failure as part of the request for another view. Its fallback is not known yet. */
export type UnresolvedFailure = Place & Pick<BrowserFailure, 'unit' | 'version' | 'stage' | 'message'>;

/** Event on `window` for each failure; its detail is the `BrowserFailure`. */
export const FAILURE_EVENT = 'meadowlark:failure';

declare global {
  interface Window {
    /** The latest failures, oldest first, for scripts that load after them. */
    meadowlarkFailures?: BrowserFailure[];
  }
}
