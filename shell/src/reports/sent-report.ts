import type { BrowserFailure } from '../browser/browser-failure.ts';

/** Where it happened: the edition of the tab, as an edition ref, and the pattern of the route; never the address. */
interface Place {
  edition: string;
  route: string;
}

/** A unit that failed and was dealt with. */
export interface SentFailure
  extends Place, Pick<BrowserFailure, 'unit' | 'version' | 'stage' | 'fellBackTo' | 'message'> {
  kind: 'failure';
}

/** An error that nobody caught, in a script of a release. */
export interface SentError extends Place {
  kind: 'error';
  /** Path of the script: `/releases/<name>/<version>/web/…`. */
  script: string;
  message: string;
}

export const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export interface Vital {
  name: (typeof VITALS)[number];
  /** Milliseconds; for CLS a score. */
  value: number;
  route: string;
}

/** How fast and how steady a page view was. */
export interface SentVitals {
  kind: 'vitals';
  edition: string;
  vitals: readonly Vital[];
}

/** All that a browser ever tells the site, besides asking for pages. Nothing in it says who reads or which address. */
export type SentReport = SentFailure | SentError | SentVitals;

export const REPORT_PATH = '/_report';
