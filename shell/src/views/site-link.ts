import { isPage } from '../sleeping/not-pages.ts';

/** The other page of this site that the link around `target` leads to. Null if there is none, or it opens elsewhere. */
export function siteLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && isPage(url.pathname) && !isCurrentPage(url) ? url : null;
}

/** Whether a URL is the current page's, ignoring the fragment. */
function isCurrentPage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}
