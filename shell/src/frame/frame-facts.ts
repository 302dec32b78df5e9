import type { QaFacts } from '../qa/qa-facts.ts';

/** What the frame knows besides the page in it. It comes from the server, so that hydration prints the same. */
export interface FrameFacts {
  /** Long date in the paper's time zone: "Friday, November 21, 2025". */
  today: string;
  year: string;
  /** What is pinned, in views of a QA link alone. */
  qa?: QaFacts;
}
