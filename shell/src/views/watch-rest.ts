import { allowsGuesses } from '../sleeping/connection.ts';
import { STORY } from './prefetch-likely.ts';
import { siteLink } from './site-link.ts';

/** After this time without a scroll event, the reader has stopped to look. Chromium's own link heuristics wait 500 ms. */
const REST_MS = 200;
/** The number of concurrent prefetches (`tab-views.ts`). */
const MAX_LINKS = 3;

/**
 * Calls `prefetch` with the URLs of the visible stories, those in the middle first, where a reader stops
 * scrolling. A finger has no hover, and presses a link 80 ms before the click: half a round trip.
 */
export function watchRest(prefetch: (url: URL) => void): void {
  if (!('requestIdleCallback' in window)) return;
  let timer: ReturnType<typeof setTimeout>;
  const rest = (): void => {
    if (!allowsGuesses() || window.meadowlarkFailures?.length) return;
    const middle = innerHeight / 2;
    const distance = (link: Element): number => Math.abs(link.getBoundingClientRect().top - middle);
    const inView = [...document.querySelectorAll(STORY)]
      .filter((link) => link.checkVisibility() && distance(link) < middle)
      .toSorted((one, other) => distance(one) - distance(other));
    for (const link of inView.slice(0, MAX_LINKS)) {
      const url = siteLink(link);
      if (url) prefetch(url);
    }
  };
  document.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => requestIdleCallback(rest), REST_MS);
    },
    { passive: true },
  );
}
