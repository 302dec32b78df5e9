import type { Place } from '../../sleeping/wake-plan.ts';
import type { BrowserFailure } from '../../composition/browser-failure.ts';

/** A failure of a unit that the shell has handled. */
export interface SentFailure
  extends Place, Pick<BrowserFailure, 'unit' | 'version' | 'stage' | 'fellBackTo' | 'message'> {
  kind: 'failure';
}

/** An uncaught error in a script of a release. */
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

/** Web vitals of a page view. */
interface SentVitals {
  kind: 'vitals';
  edition: string;
  vitals: readonly Vital[];
}

/** A page whose tab froze, or was lost while it was visible: sent by the next page of that tab. */
export interface SentHang extends Place {
  kind: 'hang';
}

/** Everything that browsers report. Contains no URL and nothing about the reader. */
export type SentReport = SentFailure | SentError | SentVitals | SentHang;

export const REPORT_PATH = '/_report';
