import { SITE } from '@meadowlark/shared/site.ts';
import type { GrantedLink } from '../composition/granted-routes.ts';
import type { QaFacts } from '../features/qa/qa-facts.ts';

/** The masthead's date format: 'Saturday, November 21, 2026'. */
export const DAY_FORMAT = { dateStyle: 'full', timeZone: SITE.timeZone } as const;

/** Data of the frame. Comes from the server, so that hydration renders the same. */
export interface FrameFacts {
  /** Long date in the paper's time zone: "Friday, November 21, 2025". */
  today: string;
  year: string;
  /** Temperature and words; absent while unknown. */
  weather?: string;
  /** Menu links that releases of the edition add. */
  granted?: readonly GrantedLink[];
  /** Only in views of a QA link. */
  qa?: QaFacts;
}
