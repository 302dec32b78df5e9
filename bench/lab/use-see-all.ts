import { openPage, type Scene } from './lab.ts';
import { readWatch } from './page-watch.ts';

const AT_MOST_MS = 45_000;

/**
 * Presses 'See All' every 50 ms from the moment it exists until more cards are visible; all presses but the last count as
 * lost.
 */
export const useSeeAll: Scene = async ({ origin, front, card }, { browser }) => {
  const open = await openPage(browser, { card, control: null, pressSeeAll: true, next: null });
  try {
    await open.page.goto(origin + front, { waitUntil: 'commit', timeout: 60_000 });
    // Playwright's first evaluation costs 65 ms of the throttled CPU, so it waits until the page is idle.
    await open.quiet();
    await open.page.waitForFunction(() => typeof window.benchWatch?.worked === 'number', null, {
      timeout: AT_MOST_MS,
      polling: 100,
    });
    const { worked, presses } = await readWatch(open.page);
    return { seeAllWorks: worked ?? 0, pressesLost: presses - 1 };
  } finally {
    await open.close();
  }
};
