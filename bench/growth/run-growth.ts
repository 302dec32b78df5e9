import { say } from '../../scripts/lib/say.mjs';
import type { Notebook } from '../notebook.ts';
import { growCachedPages } from './grow-cached-pages.ts';
import { growCards } from './grow-cards.ts';
import { growRemotes } from './grow-remotes.ts';
import { heapOverReleases } from './heap-over-releases.ts';

/** How far each thing grows, and how often it is measured on the way. */
interface Extent {
  remotes: readonly number[];
  cards: readonly number[];
  cachedPages: readonly number[];
  releases: { releases: number; every: number };
  rounds: number;
}

const FULL: Extent = {
  remotes: [4, 10, 25, 50, 100],
  cards: [15, 50, 100, 250, 500, 1000],
  cachedPages: [10, 100, 1000, 3000, 10_000],
  releases: { releases: 300, every: 25 },
  rounds: 5,
};

const QUICK: Extent = {
  remotes: [4, 20],
  cards: [15, 100],
  cachedPages: [10, 100],
  releases: { releases: 4, every: 2 },
  rounds: 1,
};

/** What becomes of the site when the paper, its news, its readers' curiosity and its teams' zeal grow. */
export async function runGrowth(
  notebook: Notebook,
  { quick, seconds }: { quick: boolean; seconds: number },
): Promise<void> {
  const { remotes, cards, cachedPages, releases, rounds } = quick ? QUICK : FULL;
  // The target is within 2 %, and a busy machine's moods last for seconds: the same time in more and shorter turns.
  await growRemotes(notebook, { counts: remotes, rounds: 3 * rounds, seconds: Math.ceil(seconds / 3) });
  await growCards(notebook, { counts: cards, rounds });
  await growCachedPages(notebook, { counts: cachedPages, seconds });
  say(`  ${releases.releases} releases, one after another`);
  await heapOverReleases(releases, (served, heap) => {
    const at = { part: 'growth', of: 'site', scene: `${served} releases`, round: 0 } as const;
    notebook.note(at, { heap });
  });
}
