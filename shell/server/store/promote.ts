import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { moveLive, type Mover } from './move-live.ts';
import { names, newEdition } from './new-edition.ts';

export interface Promotion {
  releases: ReleaseNames;
  /** Percentage of readers who get it, 1 to 99; all when left out. */
  canaryPercent?: number;
  /** Promote although promotions are frozen. */
  force?: boolean;
}

/**
 * Gives readers the releases named, in place of those of the live edition: all readers, or a percentage for trial.
 * Nothing changes when they get just these already. Giving all readers what the open canary tries ends the canary.
 * Rejects while promotions are frozen, and when a release is not in the store; the gate has been asked before.
 */
export async function promote(store: EditionStore, promotion: Promotion, mover: Mover): Promise<Live> {
  const { releases, canaryPercent, force = false } = promotion;
  await Promise.all(Object.entries(releases).map(([name, version]) => store.release(name, version)));
  return moveLive(store, mover, async (now) => {
    refuseWhenFrozen(now, force);
    const parent = now && (await store.edition(now.edition));
    if (parent && names(parent, releases)) return null;
    if (canaryPercent !== undefined) {
      if (!now) throw new Error('There is no live edition yet that a canary could be compared with.');
      const tried = await newEdition(store, parent, releases, mover);
      return { action: 'canary', canary: { edition: tried.id, percent: canaryPercent } };
    }
    const tried = now?.canary && (await store.edition(now.canary.edition));
    const endsCanary = tried ? names(tried, releases) : false;
    const edition = await newEdition(store, parent, releases, mover);
    return { action: 'promote', edition: edition.id, ...(endsCanary && { canary: null }) };
  });
}

/** Throws while promotions are frozen and nobody forces one. */
export function refuseWhenFrozen(now: Live | null, force: boolean): void {
  if (!now?.frozen || force) return;
  throw new Error(
    `Promotions are frozen: ${now.frozen.reason}. Wait for "unfreeze", or promote with --force and a --note that says why.`,
  );
}
