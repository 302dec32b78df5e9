import { allowsGuesses } from '../sleeping/connection.ts';
import { STORY } from './prefetch-likely.ts';
import { siteLink } from './site-link.ts';

/** A scroll is over, and the reader looks, after this time without a step. Chromium's own rules for links wait 500 ms. */
const REST_MS = 200;
/** As many as are fetched at a time (`tab-views.ts`). */
const AT_MOST = 3;

/**
 * Calls `prefetch` with the addresses of the stories in view, those in the middle first, where a reader who scrolls comes to
 * rest. A finger has no hover, and presses a link 80 ms before the click: half a round trip.
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
    for (const link of inView.slice(0, AT_MOST)) {
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
