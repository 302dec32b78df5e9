const PAINT =
  'Traced on the slow phone, in ms: 52 to parse the head, 14 of them its script; 21 for a frame that has no words yet; 10 to ' +
  'parse the masthead; 21 for its styles, 49 for layout, 3 to paint. The leanest page takes 16, 15, 70 and 14 for all it has, in ' +
  'one frame, and is 12 KB shorter. Where the processor is fast, the ratio is 1.04. What was tried is in ' +
  'docs/adr/0020-first-paint.md.';

const PAINT_OF_POST =
  'The largest element of a post is its picture, which the leanest page does not have: it is asked for one round trip after the ' +
  'page, which is all that a first visit can do.';

const LARGEST_OF_LISTS =
  'The largest element is the picture of the first story, which is there after 590 to 700 ms and shown with the next frame. On the ' +
  'slow phone the rest of the page comes in two or three frames of 90 to 130 ms each, so it waits for 60 to 350 ms.';

const FACES =
  'A page is set in its faces in parts, each a task; what is left is the styles of the whole page at the end, 40 to 50 ms. Since this ' +
  'run the faces of the style sheet are used instead of added ones, which made the browser lay out the whole page: 31 to 43 ms in ' +
  'pairs (docs/adr/0020-first-paint.md).';

const SEE_ALL =
  'The button is in the page 10 to 20 ms later: 6 KB more come before it, and the choice of colours is read from storage in ' +
  'the head (7 ms). The bench presses every 50 ms, so it is now and then the next press that works.';

const REMOTES =
  'Page and steps are the same; memory is not, 385 MB against 240, because the releases of the live edition are loaded before ' +
  'a reader asks for them. The threads of the collector then have more to go through: in 16 pairs, when a render left half as ' +
  'much behind, the main thread took 1.00 times as long, they 1.07, both together 1.03. The pairs have not been measured again since.';

const RENDER =
  'What it is compared with holds the data of one page in memory and does nothing but render it. This site chooses the ' +
  'edition, runs the load, makes the view, signs its pictures and checks every step, each time: rendering is half of what its ' +
  'main thread does, loading a fifth, HTTP a sixth, collecting a tenth. Done, in this order: what is the same feed is not read ' +
  'anew (a third less), what may be kept is not fetched anew (half of the rest), one thread clears the young generation (a ' +
  'sixth of that). Tried: a larger heap (no less work, more memory), fewer threads for the collector (no less work). While ' +
  'pages are kept, an address costs this once a minute. Since this run it takes 0.93 of that, and 2.18 of the same by hand ' +
  '(bench/results/composers.md).';

const MEMORY =
  'Of 218 MB right after the start, 61 are the code of Node and its libraries; the heaps are 30 of the front, 37 of a composer, 41 ' +
  'of the spare (23 and 18 of them in use) and 9 of the search; the rest are buffers and tables outside of them. After a minute of ' +
  'rest it is 177. Under load the front uses 38 of its 51. Plain Node that sends finished HTML reaches 85 to 92. The target is from ' +
  'when there was no thread for the search, and a page had two thirds of its bytes.';

/** Why the site misses a target, by the name of the target: what was tried, and its effect. From measurements. */
export const LIMITS: Readonly<Record<string, string>> = {
  'first paint, front': PAINT,
  'largest paint, front': LARGEST_OF_LISTS,
  'first paint, post': PAINT,
  'largest paint, post': PAINT_OF_POST,
  'blocking time, front': FACES,
  'blocking time, post': FACES,
  "'See All' works": SEE_ALL,
  'uncached render, 16 at once, processor': RENDER,
  'uncached render, 16 at once, gzip, processor': RENDER,
  'peak memory, uncached render, 16 at once': MEMORY,
  'peak memory, uncached render, 16 at once, gzip': MEMORY,
  'peak memory, cached page, 64 at once': MEMORY,
  'render time, 100 remotes against 4': REMOTES,
};
