import { releaseKey } from '../../protocol/release-key.ts';
import type { LiveEditions } from '../editions.ts';

/** The releases that only the canary has, as text; empty without a canary. It stays when the live edition moves beneath. */
export function triedReleases({ edition, canary }: LiveEditions): string {
  return Object.entries(canary?.edition.releases ?? {})
    .filter(([name, version]) => edition.releases[name] !== version)
    .map(([name, version]) => releaseKey({ name, version }))
    .toSorted()
    .join(' ');
}
