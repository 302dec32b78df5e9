import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { CanarySteps } from '@meadowlark/shared/contract/live.ts';
import { releaseKey } from '../../store/release-key.ts';

/** The edition of readers, and during a canary also the edition of a percentage of them. */
export interface LiveEditions {
  edition: Edition;
  canary: { edition: Edition; percent: number; steps?: CanarySteps | undefined } | null;
}

export function servedEditions({ edition, canary }: LiveEditions): Edition[] {
  return canary ? [edition, canary.edition] : [edition];
}

/**
 * The releases that only the canary has, as text; empty without a canary. Does not change when only the live edition moves.
 */
export function triedReleases({ edition, canary }: LiveEditions): string {
  return Object.entries(canary?.edition.releases ?? {})
    .filter(([name, version]) => edition.releases[name] !== version)
    .map(([name, version]) => releaseKey({ name, version }))
    .toSorted()
    .join(' ');
}

export interface Editions {
  live(): LiveEditions;
  /** An edition by id, for tabs opened earlier; null if it no longer exists. */
  find(id: string): Promise<Edition | null>;
}
