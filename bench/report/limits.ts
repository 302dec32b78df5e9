const PAINT =
  'Before its first frame a page brings 6 KB more than finished HTML: 1.7 of data and small scripts, 0.8 of headers, 3.7 of ' +
  'bootstrap; at 1.6 Mbit/s that is 30 ms. Done: pages that are read are packed a second time (1.1 KB less), no rules for ' +
  'fetching ahead in the page (7 ms of parsing), no opener policy (30 ms). Tried: the bootstrap after the first frame; no ' +
  'difference that could be told from the noise, and runs differ by 5 %.';

const SEE_ALL =
  'The button is in the page 10 to 20 ms later: 6 KB more come before it, and the choice of colours is read from storage in ' +
  'the head (7 ms). The bench presses every 50 ms, so it is now and then the next press that works.';

const REMOTES =
  'Page and steps are the same; memory is not, 182 MB against 130, because the releases of the live edition are loaded before ' +
  'a reader asks for them. The threads of the collector then have more to go through: in 16 pairs the main thread took 1.00 ' +
  'times as long, they 1.07, both together 1.03. It was 1.20 while a render left twice as much behind.';

const RENDER =
  'What it is compared with holds the data of one page in memory and does nothing but render it. This site chooses the ' +
  'edition, runs the load, makes the view, signs its pictures and checks every step, each time: rendering is half of what its ' +
  'main thread does, loading a fifth, HTTP a sixth, collecting a tenth. Done, in this order: what is the same feed is not read ' +
  'anew (a third less), what may be kept is not fetched anew (half of the rest), one thread clears the young generation (a ' +
  'sixth of that). Tried: a larger heap (no less work, more memory), fewer threads for the collector (no less work). While ' +
  'pages are kept, an address costs this once a minute.';

const KEPT_MEMORY =
  '156 MB in the runs before. Pages had come to be packed a second time as tightly as files are, which the four threads that ' +
  'pack never gave back. They are packed a little less tightly since: 139 MB instead of 150 after a minute of all kinds of ' +
  'pages, 137 with no second packing at all. The bench has not been run again since.';

/** Why the site misses a target, by the name of the target: what was tried, and its effect. From measurements. */
export const LIMITS: Readonly<Record<string, string>> = {
  'first paint, front': PAINT,
  'largest paint, front': PAINT,
  "'See All' works": SEE_ALL,
  'uncached render, 16 at once, processor': RENDER,
  'uncached render, 16 at once, gzip, processor': RENDER,
  'peak memory, cached page, 64 at once': KEPT_MEMORY,
  'render time, 100 remotes against 4': REMOTES,
};
