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
 * Nothing changes when they get just these already. What an open canary tries goes on being tried, on top of what is
 * promoted for all; a remote that is promoted for all is tried no more.
 * Rejects while promotions are frozen, and when a release is not in the store; the gate has been asked before.
 */
export async function promote(store: EditionStore, promotion: Promotion, mover: Mover): Promise<Live> {
  const { releases, canaryPercent, force = false } = promotion;
  await Promise.all(Object.entries(releases).map(([name, version]) => store.release(name, version)));
  return moveLive(store, mover, async (now) => {
    refuseWhenFrozen(now, force);
    const live = now && (await store.edition(now.edition));
    if (live && names(live, releases)) return null;
    const tried = now?.canary ? await openTrial(store, now.canary.edition) : {};
    if (canaryPercent !== undefined) {
      if (!live) throw new Error('There is no live edition yet that a canary could be compared with.');
      const trial = await newEdition(store, live, { ...tried, ...releases }, mover);
      return { action: 'canary', canary: { edition: trial.id, percent: canaryPercent } };
    }
    const edition = await newEdition(store, live, releases, mover);
    const still = Object.fromEntries(Object.entries(tried).filter(([name]) => !(name in releases)));
    if (!now?.canary || Object.keys(still).length === 0) {
      return { action: 'promote', edition: edition.id, canary: null };
    }
    const trial = await newEdition(store, edition, still, mover);
    return { action: 'promote', edition: edition.id, canary: { ...now.canary, edition: trial.id } };
  });
}

/** The releases by which the edition on trial differs from the one it was made of. */
async function openTrial(store: EditionStore, canary: string): Promise<ReleaseNames> {
  const { parent, releases } = await store.edition(canary);
  const base = parent === null ? {} : (await store.edition(parent)).releases;
  return Object.fromEntries(Object.entries(releases).filter(([name, version]) => base[name] !== version));
}

/** Throws while promotions are frozen and nobody forces one. */
export function refuseWhenFrozen(now: Live | null, force: boolean): void {
  if (!now?.frozen || force) return;
  throw new Error(
    `Promotions are frozen: ${now.frozen.reason}. Wait for "unfreeze", or promote with --force and a --note that says why.`,
  );
}
