import { followLink } from './follow-link.ts';
import { openPage } from './lab.ts';
import { readWatch } from './read-watch.ts';
import type { Scene } from './scene.ts';

const AT_MOST_MS = 45_000;

/**
 * An impatient reader presses 'See All' twenty times a second from the moment it is there until more cards are seen;
 * presses before that were swallowed. When all has come to rest, the first story is tapped.
 */
export const useSeeAll: Scene = async ({ origin, front, card, story }, { browser }) => {
  const next = { path: story.to, there: story.there };
  const open = await openPage(browser, { card, control: null, pressSeeAll: true, next });
  try {
    await open.page.goto(origin + front, { waitUntil: 'commit', timeout: 60_000 });
    // Asking the page something takes a script of the tool's own, 65 ms of a slow processor: not while it is being read.
    await open.quiet();
    await open.page.waitForFunction(() => typeof window.benchWatch?.worked === 'number', null, {
      timeout: AT_MOST_MS,
      polling: 100,
    });
    const { worked, presses } = await readWatch(open.page);
    await open.quiet();
    return {
      seeAllWorks: worked ?? 0,
      pressesLost: presses - 1,
      nextPage: await followLink(open, story),
    };
  } finally {
    await open.close();
  }
};
