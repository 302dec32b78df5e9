const RENDER =
  'The others hold the data of one page in memory and do nothing but render it; this site chooses the edition, asks its ' +
  'relay for the feed over HTTP, makes the view, signs its pictures and checks every step, each time. Reading the feed ' +
  'was a third of it until unchanged feeds were no longer read anew. While pages are kept, an address costs this once a minute.';

/**
 * What keeps the site from a target that it has missed, by the target's name: what was tried, how far it got, and why no
 * further. Written by hand, from measurements.
 */
export const LIMITS: Readonly<Record<string, string>> = {
  'uncached render, 16 at once, processor': RENDER,
  'uncached render, 16 at once, gzip, processor': RENDER,
};
