import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { CanarySteps } from '@meadowlark/shared/contract/live.ts';
import { releaseKey } from '../../store/release-key.ts';

/** The edition of readers, and during a canary the one for a percentage of them. */
export interface LiveEditions {
  edition: Edition;
  canary: { edition: Edition; percent: number; steps?: CanarySteps | undefined } | null;
}

export function servedEditions({ edition, canary }: LiveEditions): Edition[] {
  return canary ? [edition, canary.edition] : [edition];
}

/** The releases that only the canary has, as text; empty without a canary. It stays when the live edition moves beneath. */
export function triedReleases({ edition, canary }: LiveEditions): string {
  return Object.entries(canary?.edition.releases ?? {})
    .filter(([name, version]) => edition.releases[name] !== version)
    .map(([name, version]) => releaseKey({ name, version }))
    .toSorted()
    .join(' ');
}

export interface Editions {
  live(): LiveEditions;
  /** An edition by id, for tabs opened earlier; null if it is gone. */
  find(id: string): Promise<Edition | null>;
}
