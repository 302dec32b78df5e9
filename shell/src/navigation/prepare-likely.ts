import { isAmple } from './spare-connection.ts';
import { ownLink } from './own-link.ts';

const STORY = 'main :is(h1, h2, h3, h4) a[href]';
const NEXT = 'main a[rel~=next]';
/** Milliseconds; a page that is never idle prepares nothing for that. */
const REST_MS = 1000;

/**
 * Prepares the page that most readers go to from this one, when the browser is idle and the connection is ample: the
 * first story, which is the first link in a heading of the main part; where there is none, the page named `rel="next"`.
 */
export function prepareLikely(prepare: (url: URL) => void): void {
  if (!isAmple(navigator.connection) || !('requestIdleCallback' in window)) return;
  const look = (): void => {
    // Where something did not work, a guess would only fail as well.
    if (document.visibilityState !== 'visible' || window.meadowlarkFailures?.length) return;
    const url = ownLink(document.querySelector(STORY) ?? document.querySelector(NEXT));
    if (url) prepare(url);
  };
  setTimeout(() => requestIdleCallback(look), REST_MS);
}
