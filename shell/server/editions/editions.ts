import type { Edition } from '@meadowlark/shared/contract/edition.ts';

/** What readers get now: one edition, and while something is tried, another one for a percentage of them. */
export interface LiveEditions {
  edition: Edition;
  canary: { edition: Edition; percent: number } | null;
}

/** The editions that this server serves. */
export interface Editions {
  live(): LiveEditions;
  /** An edition by its id, for tabs that were opened earlier, or null where there is none any more. */
  find(id: string): Promise<Edition | null>;
}
