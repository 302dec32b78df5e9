/** What is known of releases before the gate checks them. */
export interface KnownFacts {
  /** Why the code of each need not run again; null if it must. */
  proven: string | null;
  /** Readers had all of them before, and get them back in place of worse ones: findings of quality only warn. */
  isWayBack: boolean;
}

export const NOTHING_KNOWN: KnownFacts = { proven: null, isWayBack: false };
