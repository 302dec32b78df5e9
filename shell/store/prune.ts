import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { EditionStore } from './edition-store.ts';
import { editionKey, moveKey, releasePrefix } from './object-keys.ts';
import { moveLive, requireLive, type Actor } from './move-live.ts';
import { clockSkew } from './object-store.ts';
import { announceRemoval, forgetOldRemovals, REMOVAL_MS } from './removals.ts';
import { unlessFromBefore, unlessRefused } from './trust/refused.ts';
import { isVisible, staleReleases, type ReleaseFolder } from './stale-releases.ts';
import { releaseKey } from './release-key.ts';

/** Younger releases and editions may belong to a publish or promotion in progress. */
const YOUNG_MS = 24 * 60 * 60 * 1000;
/** Moves of `live` that are kept for the history, however old. */
const KEPT_MOVES = 1000;

interface PruneOptions {
  /** Only report what would be removed. */
  dryRun?: boolean;
  now?: Date;
}

interface Pruned {
  editions: string[];
  /** `name@version`. */
  releases: string[];
  /** `name@version` of interrupted publishes and removals, and names of unfinished files. */
  leftovers: string[];
  /** Numbers of moves of `live`. */
  moves: number[];
}

/**
 * Removes unused editions, releases and moves of `live`. Keeps the editions of `live` and of an open canary, the last `keep`
 * parents of both, all their releases and those that may replace them; anything younger than a day that no edition names; the
 * last 1000 moves of `live`, and all since the oldest kept edition. Other processes may publish, promote and prune at the same
 * time. So removals are announced, then chosen again after a move of `live` that invalidates every earlier decision, and after
 * any other move. An interrupted prune can be repeated.
 */
export async function prune(
  store: EditionStore,
  keep: number,
  actor: Actor,
  { dryRun = false, now = new Date() }: PruneOptions = {},
): Promise<Pruned> {
  if (!Number.isInteger(keep) || keep < 0)
    throw new Error(`Cannot keep ${keep} parents: give a whole number of at least 0.`);
  const planned = await plan(store, keep, now);
  const all = [planned.editions, planned.stale, planned.moves, planned.unfinished];
  if (dryRun || all.every(({ length }) => length === 0)) return summary(planned);
  await forgetOldRemovals(store);
  const endsAt = Date.now() + REMOVAL_MS;
  const end = await begin(store, planned, actor);
  let still = planned;
  // Runs before each removal: a process whose clock differs by hours may think that the announcement is old, and may have
  // promoted what it names.
  const chosenAgain = async (): Promise<Plan> => {
    if ((await store.live(still.last - 1))?.number !== still.last) still = await plan(store, keep, now);
    if (Date.now() > endsAt)
      throw new Error(
        'The prune took over an hour and was stopped. What it has removed is gone; run it again for the rest.',
      );
    return still;
  };
  const removed: Plan = { ...planned, editions: [], stale: [] };
  // Editions are removed before their releases, so that no edition names a missing release.
  for (const id of planned.editions) {
    if (!(await chosenAgain()).editions.includes(id)) continue;
    await store.objects.remove(editionKey(id));
    removed.editions.push(id);
  }
  for (const { name, version } of planned.stale) {
    const folder = (await chosenAgain()).stale.find((one) => one.name === name && one.version === version);
    if (!folder) continue;
    await removeRelease(store, folder);
    removed.stale.push(folder);
  }
  for (const move of removed.moves) await store.objects.remove(moveKey(move));
  for (const file of removed.unfinished) await store.objects.remove(file);
  await end();
  return summary(removed);
}

/**
 * Announces what will be removed, and invalidates earlier decisions. Resolves with the function that ends the announcement.
 */
async function begin(
  store: EditionStore,
  { editions, stale }: Plan,
  actor: Actor,
): Promise<() => Promise<void>> {
  const { key, at } = await announceRemoval(store, {
    by: actor.by,
    editions,
    releases: stale.map(releaseKey),
  }).catch(notBegun);
  const end = (): Promise<void> => store.objects.remove(key);
  try {
    const skew = await clockSkew(store.objects, key, at);
    if (skew !== null)
      throw new Error(
        `Nothing was removed: prune compares ages, and the clock of this machine is ${skew}. Set the clock and prune again.`,
      );
    await moveLive(store, actor, async () => ({ action: 'prune' })).catch(notBegun);
    return end;
  } catch (error) {
    // Otherwise the announced releases could not be promoted or rolled back to for two hours.
    await end().catch(() => {});
    throw error;
  }
}

function notBegun(cause: unknown): never {
  throw new Error(
    `Nothing was removed: prune could not write its two small files first. ${messageOf(cause)}`,
    {
      cause,
    },
  );
}

interface Plan {
  editions: string[];
  stale: ReleaseFolder[];
  moves: number[];
  /** In a folder: leftovers of interrupted writes. */
  unfinished: string[];
  /** Number of the move of `live` on which the plan is based. */
  last: number;
}

async function plan(store: EditionStore, keep: number, now: Date): Promise<Plan> {
  const history = await store.history();
  const { number: last } = requireLive(history.at(-1) ?? null, store);
  const young = new Date(now.getTime() - YOUNG_MS);
  const kept = await keptEditions(store, history, keep, young);
  const oldest = [...kept.keys()].toSorted()[0] ?? '';
  const editions = (await store.editions()).filter((id) => !kept.has(id));
  const trusted = [...kept.values()].filter((edition) => edition !== null);
  const stale = await staleReleases(store, editions, trusted, young);
  const moves = history
    .slice(0, -KEPT_MOVES)
    .filter(({ at }) => new Date(at) < writtenAt(oldest))
    .map((move) => move.number);
  const unfinished = (await store.objects.unfinished?.(young)) ?? [];
  return { editions, stale, moves, unfinished, last };
}

function summary({ editions, stale, moves, unfinished }: Plan): Pruned {
  const hidden = stale.filter((folder) => !isVisible(folder)).map(releaseKey);
  return {
    editions,
    releases: stale.filter(isVisible).map(releaseKey),
    leftovers: [...hidden, ...unfinished],
    moves,
  };
}

/** `release.json` goes first: without it a release is invisible, even if the removal is interrupted. */
async function removeRelease(store: EditionStore, folder: ReleaseFolder): Promise<void> {
  const { name, version, files } = folder;
  const prefix = releasePrefix(name, version);
  await store.objects.remove(`${prefix}release.json`);
  await Promise.all(files.map((file) => store.objects.remove(prefix + file)));
  await store.clearQuarantined(name, version);
}

/**
 * The live edition and that of an open canary, each with its last `parents` ancestors, and every edition since `since` that
 * `live` never named: its promotion may be in progress. An untrusted edition is null: its releases are not kept for it, and
 * its author cannot block a prune.
 */
async function keptEditions(
  store: EditionStore,
  history: readonly Live[],
  parents: number,
  since: Date,
): Promise<Map<string, Edition | null>> {
  const kept = new Map<string, Edition | null>();
  const stored = new Set(await store.editions());
  const keep = async (id: string, ancestors: number): Promise<void> => {
    for (let next: string | null = id, left = ancestors; next !== null && left >= 0; left -= 1) {
      const reading: Promise<Edition> = store.edition(next);
      // Rolling back to an edition from before the currently trusted keys is impossible.
      const edition: Edition | null = await (next === id ? reading : unlessFromBefore(reading));
      if (!edition) return;
      kept.set(edition.id, edition);
      // An earlier pruning may have removed the parent.
      next = edition.parent !== null && stored.has(edition.parent) ? edition.parent : null;
    }
  };
  const now = history.at(-1);
  if (now) await keep(now.edition, parents);
  if (now?.canary) await keep(now.canary.edition, parents);
  const named = new Set(history.flatMap(({ edition, canary }) => [edition, canary?.edition]));
  for (const id of stored)
    if (!named.has(id) && !kept.has(id) && writtenAt(id) >= since)
      kept.set(id, await trustedEdition(store, id));
  return kept;
}

/** Null if keys are trusted and the edition is refused. */
function trustedEdition(store: EditionStore, id: string): Promise<Edition | null> {
  return store.trusted ? unlessRefused(store.edition(id)) : store.edition(id);
}

/** Edition IDs begin with their time, in seconds. */
function writtenAt(id: string): Date {
  return new Date(id.replace(/^(....)(..)(..T..)(..)(..Z).*/, '$1-$2-$3:$4:$5'));
}
