const RENDER =
  'What it is compared with holds the data of one page in memory and does nothing but render it. This site chooses the ' +
  'edition, asks its relay for the feed over HTTP and reads the answer, makes the view, signs its pictures and checks every ' +
  'step, each time: rendering is two fifths of what its main thread does. A quarter to two fifths of all its processor ' +
  'time goes to the threads of the collector, because the heap is held near what is alive; left to itself it took 5 ms and ' +
  '250 to 275 MB, and memory has a target too. Tried and kept: what is the same feed is not read anew (a third less). ' +
  'While pages are kept, an address costs this once a minute.';

/**
 * What keeps the site from a target that it has missed, by the target's name: what was tried, how far it got, and why no
 * further. Written by hand, from measurements.
 */
export const LIMITS: Readonly<Record<string, string>> = {
  'uncached render, 16 at once, processor': RENDER,
  'uncached render, 16 at once, gzip, processor': RENDER,
};
