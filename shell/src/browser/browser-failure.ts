/** What went wrong with a unit in this browser; whoever measures the site collects it. It says nothing of the reader. */
export interface BrowserFailure {
  /** Unit key: `news/page/category`. */
  unit: string;
  remote: string;
  version: string;
  /** The edition of the view, as an edition ref. */
  edition: string;
  /** `script`: its code did not come or did not run. `render`: it threw while it was being shown. */
  stage: 'script' | 'render';
  message: string;
  /** What the reader got in its place; null where the server's HTML stayed as it was. */
  fellBackTo: 'previous' | 'fallback' | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Event on `window` with a `BrowserFailure` as its detail, one for each. */
export const FAILURE_EVENT = 'meadowlark:failure';

declare global {
  interface Window {
    /** The failures so far, for a script that comes later than they did. The oldest go first. */
    meadowlarkFailures?: BrowserFailure[];
  }
}
