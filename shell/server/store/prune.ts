import { editionKey, moveKey, releaseKey, type EditionStore } from './edition-store.ts';
import { keptEditions, writtenAt } from './kept-editions.ts';
import { standing } from './move-live.ts';
import type { ReleaseFolder } from './release-folders.ts';
import { staleReleases } from './stale-releases.ts';

/** What no edition names yet may be a publish under way, or one whose promotion is; in milliseconds. */
const YOUNG_MS = 24 * 60 * 60 * 1000;
/** Moves of `live` that stay, however old: for the history. */
const MOVES = 1000;

export interface Pruning {
  /** Say what would be removed, and remove nothing. */
  dryRun?: boolean;
  /** The time that ages are counted from. */
  now?: Date;
}

/** What was removed, or would be. */
export interface Pruned {
  editions: string[];
  /** `name@version`. */
  releases: string[];
  /** `name@version` of publishes that broke off, and of removals that did. */
  leftovers: string[];
  /** Numbers of moves of `live`. */
  moves: number[];
}

/**
 * Removes what nobody can need any more. It stays: what `live` and an open canary name, with the last `keep` parents of
 * both and all their releases; what is younger than a day and no edition names yet; the last 1000 moves of `live`, and all
 * since the oldest edition that stays. Rejects, and has removed nothing that `live` names, when somebody moves `live`
 * meanwhile; then it can be repeated.
 */
export async function prune(store: EditionStore, keep: number, pruning: Pruning = {}): Promise<Pruned> {
  const { dryRun = false, now = new Date() } = pruning;
  if (!Number.isInteger(keep) || keep < 0) throw new Error(`${keep} is no number of parents to keep.`);
  const history = await store.history();
  const { number } = standing(history.at(-1) ?? null, store);
  const young = new Date(now.getTime() - YOUNG_MS);
  const kept = await keptEditions(store, history, keep, young);
  const oldest = [...kept.keys()].toSorted()[0] ?? '';

  const editions = (await store.editions()).filter((id) => !kept.has(id));
  const stale = await staleReleases(store, editions, [...kept.values()], young);
  const moves = history
    .slice(0, -MOVES)
    .filter(({ at }) => new Date(at) < writtenAt(oldest))
    .map((move) => move.number);

  if (!dryRun) {
    // An edition goes before its releases, so that none is there to be promoted whose releases are gone.
    await stillAt(store, number);
    for (const id of editions) await store.objects.remove(editionKey(id));
    for (const folder of stale) {
      await stillAt(store, number);
      await removeRelease(store, folder);
    }
    for (const move of moves) await store.objects.remove(moveKey(move));
  }
  const named = (visible: boolean): string[] =>
    stale.filter((folder) => folder.visible === visible).map(({ name, version }) => `${name}@${version}`);
  return { editions, releases: named(true), leftovers: named(false), moves };
}

/** Without its `release.json` a release is invisible, so a removal that breaks off leaves no half of one to be found. */
async function removeRelease(store: EditionStore, folder: ReleaseFolder): Promise<void> {
  const { name, version, files } = folder;
  const prefix = releaseKey(name, version);
  await store.objects.remove(`${prefix}release.json`);
  await Promise.all(files.map((file) => store.objects.remove(prefix + file)));
  await store.clearAside(name, version);
}

async function stillAt(store: EditionStore, number: number): Promise<void> {
  if ((await store.live(number))?.number === number) return;
  throw new Error(
    'Somebody moved live while the store was pruned. Nothing that it names was removed; run prune again.',
  );
}
