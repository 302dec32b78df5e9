import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { CanarySteps, Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { LiveMovedError, moveLive, type Actor } from './move-live.ts';
import { editionHas } from './lineage.ts';
import { newEdition } from './new-edition.ts';

export interface Promotion {
  releases: ReleaseNames;
  /** Whether these are earlier releases: the live ones are then marked as rolled back. */
  isRollback?: boolean;
  /** Percentage of readers who get it, 1 to 99; all if omitted. */
  canaryPercent?: number;
  /** What follows if the canary is not halted. */
  steps?: CanarySteps | undefined;
  /** Promote during a freeze. */
  force?: boolean;
  /** What was live when the gate checked the releases together with it; null if nothing was. */
  checkedBeside?: Live | null;
}

/**
 * Replaces releases of the live edition, for all readers or for a canary. Does nothing if the live edition already has them.
 * An open canary stays open with its releases, except for remotes that are promoted to all. Rejects during a freeze, if a release
 * is not in the store, and with `LiveMovedError` if readers now get other releases than the gate checked these with. Does not run
 * the gate: callers do.
 */
export async function promote(store: EditionStore, promotion: Promotion, actor: Actor): Promise<Live> {
  const { releases, canaryPercent, steps, force = false, isRollback = false, checkedBeside } = promotion;
  await Promise.all(Object.entries(releases).map(([name, version]) => store.release(name, version)));
  return moveLive(store, actor, async (now) => {
    if (checkedBeside !== undefined && !servesTheSame(now, checkedBeside))
      throw new LiveMovedError('Live has been moved since the gate started.');
    const parent = now && (await store.foundEdition(now.edition, now.digest));
    const live = parent?.document;
    if (live && editionHas(live, releases)) return null;
    requireNotFrozen(now, force);
    const inCanary = now?.canary ? await canaryReleases(store, now.canary.edition) : {};
    if (canaryPercent !== undefined) {
      if (!live) throw new Error('There is no live edition yet to compare a canary with.');
      const canary = await newEdition(store, { parent, releases: { ...inCanary, ...releases } }, actor);
      return {
        action: 'canary',
        canary: { edition: canary.document.id, percent: canaryPercent, ...(steps && { steps }) },
      };
    }
    const withdrawn = isRollback && live ? replacedBy(releases, live.releases) : {};
    const edition = await newEdition(store, { parent, releases, withdrawn }, actor);
    const { id } = edition.document;
    const action = isRollback ? 'rollback' : 'promote';
    const remaining = omitRemotes(inCanary, releases);
    if (!now?.canary || Object.keys(remaining).length === 0) {
      return { action, edition: id, canary: null };
    }
    const canary = await newEdition(store, { parent: edition, releases: remaining }, actor);
    return { action, edition: id, canary: { ...now.canary, edition: canary.document.id } };
  });
}

/** The releases that differ between the canary's edition and its parent. */
export async function canaryReleases(store: EditionStore, canary: string): Promise<ReleaseNames> {
  const { parent, releases } = await store.edition(canary);
  const base = parent === null ? {} : (await store.edition(parent)).releases;
  return Object.fromEntries(Object.entries(releases).filter(([name, version]) => base[name] !== version));
}

function servesTheSame(now: Live | null, before: Live | null): boolean {
  return now?.edition === before?.edition && now?.canary?.edition === before?.canary?.edition;
}

/** The entries of `before` that other releases of the same remotes replace. */
export function replacedBy(releases: ReleaseNames, before: ReleaseNames): ReleaseNames {
  const others = Object.entries(before).filter(
    ([name, version]) => name in releases && releases[name] !== version,
  );
  return Object.fromEntries(others);
}

export function omitRemotes(releases: ReleaseNames, remotes: ReleaseNames): ReleaseNames {
  return Object.fromEntries(Object.entries(releases).filter(([name]) => !(name in remotes)));
}

/** Throws during a freeze, unless forced. */
export function requireNotFrozen(now: Live | null, force: boolean): void {
  if (!now?.frozen || force) return;
  throw new Error(
    `Promotions are frozen: ${now.frozen.reason}. Wait until the freeze ends ("unfreeze"), or promote with --force and a --note that says why.`,
  );
}
