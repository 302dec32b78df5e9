import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '../../shell/store/promote.ts';
import { rollback } from '../../shell/store/moves.ts';
import type { Cluster, ClusterServer } from '../../scripts/cluster/cluster.ts';

const BY = { by: 'bench', note: 'a move of the run' };
/** Promotions per rollback. */
const ROLLBACK_EVERY = 5;
const LONGEST_MS = 30_000;
const LOOK_EVERY_MS = 25;
const REST_MS = 300;

/** A move of `live`, and the time until all responding servers served its edition. */
export interface Move {
  action: 'promote' | 'rollback';
  /** The failure during which it began. */
  during: string;
  agreedMs: number;
}

/**
 * Moves `live` until told to stop, one move after the other, except while `isStoreDown`. Rejects if servers do not agree within
 * 30 s.
 */
export async function keepMoving(
  cluster: Cluster,
  versions: readonly [string, string][],
  now: { failure: string; isStoreDown: boolean; isOver: boolean },
  onMove: (move: Move) => void,
): Promise<void> {
  for (let turn = 0; !now.isOver; turn += 1) {
    while (now.isStoreDown) await pause(LOOK_EVERY_MS);
    const during = now.failure;
    const isBack = turn % (ROLLBACK_EVERY + 1) === ROLLBACK_EVERY;
    const [name, version] = versions[turn % versions.length] ?? ['news', '9.0.1'];
    const moved = isBack
      ? rollback(cluster.store, null, BY)
      : promote(cluster.store, { releases: { [name]: version } }, BY);
    const live = await moved.catch((error: unknown) => {
      // The store became unavailable during the move.
      if (now.isStoreDown) return null;
      throw error;
    });
    if (!live) continue;
    const started = performance.now();
    await Promise.all(cluster.servers.map((server) => follows(server, live.edition, now)));
    onMove({ action: isBack ? 'rollback' : 'promote', during, agreedMs: performance.now() - started });
    await pause(REST_MS);
  }
}

/** Resolves when a server serves an edition, or is down: it takes the newest edition when it starts. */
async function follows(
  { origin, program }: ClusterServer,
  edition: string,
  now: { isStoreDown: boolean },
): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end || now.isStoreDown) {
    const response = await fetch(`${origin}/about`).catch(() => null);
    await response?.arrayBuffer().catch(() => {});
    if (!response || program.pid === null || response.headers.get('x-edition') === edition) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${program.name} did not follow to ${edition} within ${LONGEST_MS / 1000} s.`);
}
