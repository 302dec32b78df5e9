/** Addresses that are no pages. */
const NO_PAGES = /^\/(?:api|releases|pictures|_qa)\/|\/rss\.xml$/;

/** The page of this site to which the link around `target` leads; null for what belongs to the browser. */
export function ownLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || NO_PAGES.test(url.pathname)) return null;
  // A fragment of the same page belongs to the browser as well.
  return url.hash !== '' && isHere(url) ? null : url;
}

/** Whether an address is the one of the page shown, whatever the fragment. */
export function isHere(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}
