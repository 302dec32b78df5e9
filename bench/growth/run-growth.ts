import { say } from '../../scripts/lib/say.mjs';
import type { Recorder } from '../recorder.ts';
import { growCachedPages } from './grow-cached-pages.ts';
import { growCards } from './grow-cards.ts';
import { growRemotes } from './grow-remotes.ts';
import { memoryOverReleases } from '../memory/memory-over-releases.ts';

/** The sizes to measure at, and the number of rounds. */
interface Extent {
  remotes: readonly number[];
  cards: readonly number[];
  cachedPages: readonly number[];
  releases: { releases: number; every: number };
  rounds: number;
}

const FULL: Extent = {
  remotes: [4, 25, 100],
  cards: [15, 100, 500, 1000],
  cachedPages: [10, 100, 1000, 3000, 10_000],
  releases: { releases: 300, every: 25 },
  rounds: 3,
};

const QUICK: Extent = {
  remotes: [4, 20],
  cards: [15, 100],
  cachedPages: [10, 100],
  releases: { releases: 4, every: 2 },
  rounds: 1,
};

/** Measures the site with growing numbers of remotes, cards, cached pages and releases. */
export async function runGrowth(
  recorder: Recorder,
  { quick, seconds }: { quick: boolean; seconds: number },
): Promise<void> {
  const { remotes, cards, cachedPages, releases, rounds } = quick ? QUICK : FULL;
  // The target allows 2 %, and disturbances on a busy machine last for seconds, so the time is spent in more, shorter rounds.
  await growRemotes(recorder, { counts: remotes, rounds: 3 * rounds, seconds: Math.ceil(seconds / 3) });
  await growCards(recorder, { counts: cards, rounds });
  await growCachedPages(recorder, { counts: cachedPages, seconds });
  say(`  ${releases.releases} releases, one after another`);
  await memoryOverReleases(releases, (served, resident) => {
    const at = { part: 'growth', of: 'site', scene: `${served} releases`, round: 0 } as const;
    recorder.record(at, { resident });
  });
}
