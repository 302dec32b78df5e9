const PAINT =
  'Before its first frame a page brings 8 KB more than finished HTML: 1.3 because it is packed when it is made and not once ' +
  'for all, 1 of data for waking, 3.6 of bootstrap, and headers; at 1.6 Mbit/s that is 40 ms. Tried: the bootstrap after the ' +
  'first frame (no difference that could be told from the noise); no opener policy (kept: 32 ms less in 14 pairs). Two whole ' +
  'runs gave 1.05 and 1.10 for the front, 1.12 and 1.07 for the post: the limit lies within what runs differ by.';

const SEE_ALL =
  'The button is in the page 20 to 30 ms later (345 against 328 ms, 16 pairs): 15 ms are the bytes that a page has more, and ' +
  'the first piece of parsing takes 27 to 42 ms instead of 11, of which the scripts in the head are 8; the rest is not ' +
  'explained yet. The bench presses every 50 ms, so it is often the next press that works. Tried: one script in the head ' +
  'instead of two, no rules for fetching ahead, no bootstrap; the differences were within the noise.';

const REMOTES =
  'More with 100 remotes in 12 of 15 rounds. Page and steps are the same; memory is not, 183 MB against 135, because the ' +
  'releases of the live edition are loaded before a reader asks for them. Probably the collector has more to go through; that ' +
  'is not proven yet.';

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
  'first paint, front': PAINT,
  'largest paint, front': PAINT,
  "'See All' works": SEE_ALL,
  'uncached render, 16 at once, processor': RENDER,
  'uncached render, 16 at once, gzip, processor': RENDER,
  'render time, 100 remotes against 4': REMOTES,
};
