import { isFast } from '../sleeping/connection.ts';
import { siteLink } from './site-link.ts';

/** Links to stories: headlines of the main part. */
export const STORY = 'main :is(h1, h2, h3, h4) a[href]';
const NEXT = 'main a[rel~=next]';
/** Waits for the page to settle. A page that is never idle prefetches nothing. */
const SETTLE_MS = 1000;

/**
 * Prefetches the likely next page when the browser is idle and the connection is fast: the first story (the first link in
 * a heading of the main part), else the page of the link `rel="next"`.
 */
export function prefetchLikely(prefetch: (url: URL) => void): void {
  if (!isFast() || !('requestIdleCallback' in window)) return;
  const run = (): void => {
    // After a failure the prefetch would likely fail as well.
    if (document.visibilityState !== 'visible' || window.meadowlarkFailures?.length) return;
    const url = siteLink(document.querySelector(STORY) ?? document.querySelector(NEXT));
    if (url) prefetch(url);
  };
  setTimeout(() => requestIdleCallback(run), SETTLE_MS);
}
