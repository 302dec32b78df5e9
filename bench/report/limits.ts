const PAINT =
  'The first words need 7 KB of the page and 174 rules; the leanest page is 3 KB in all. The throttle delivers all 18 KB at once, ' +
  'after 95 ms, and those 3 with the headers. On a line that delivers packet by packet, the words appear as early as the targets ' +
  'require. Runs of nine rounds differ by a tenth: the one before met all four, with 1.12, 1.03, 1.07 and 0.96, although this page ' +
  'appears in 0.97 of the time that its own took (21 pairs). What was tried is in docs/measurements/first-paint.md.';

const LARGEST_OF_POSTS =
  'The largest element of a post is its picture, which the leanest page does not have. The browser requests it one round trip ' +
  'after the page, which is the best that a first visit can do.';

const LARGEST_OF_LISTS =
  'The largest element is the picture of the first story. It arrives before the rest of the page is laid out, which takes a slow ' +
  'phone two or three frames, and waits for the next of them: 60 to 350 ms, traced on a machine half as fast. Without scripts ' +
  'the page is a tenth shorter, and so are the frames.';

const PAGE =
  'The whole page has arrived before the browser has laid out its first words, which need its first 7 KB (the nameplate needs 9). ' +
  'Of its 18 KB, 8 are styles, 3 stories, 2 drawings of the nameplate, 2 what wakes it, and 1 its script; headers are 1. What was ' +
  'removed without effect is in docs/measurements/first-paint.md.';

const EVERYTHING =
  'The font is 25 KB: one file for all weights, with kerning. The page is 19, the story that is fetched ahead 18, scripts are 9. Only ' +
  'a font of one weight (16) and no story fetched ahead would meet the target. Readers who save data get neither.';

const AWAKE =
  'React and its renderer are 69 KB, styled-components 14; the rest is this site. Next.js sends 143 before anybody touches the page.';

const FIRST_TOUCH =
  'A sleeping page fetches all of this after the touch, on a line where 100 KB take half a second and a round trip 150 ms. ' +
  'On a good line, the page is awake before most readers touch it.';

const NEXT_POST =
  'The post needs none. On a fast line, an awake page fetches the likeliest next page ahead, a second later, with the script of posts.';

const FIRST_TAP =
  'The browser fetches the page from the touch on. It arrives 10 to 100 ms after the click; the leanest page arrives after 240. ' +
  'The rest is parsing and layout, 260 to 430 ms on this machine (5 rounds). On one twice as fast it was 213 ms against 419.';

const SEE_ALL =
  'The button works as soon as it has arrived. In the leanest page that is after 2 KB, here after 14, of which the masthead and ' +
  'all rules are 13: 60 ms of the line, plus parsing. No press is lost.';

const REMOTES =
  'Page and phases are the same. Memory is not, 375 MB against 224, because the releases of the live edition are loaded before ' +
  'a reader requests them, and a full collection has three times as much to go through. It was 1.25 while V8 allocated pages in the ' +
  'old generation (docs/measurements/front-and-composers.md). Rounds of six seconds differ from 0.81 to 1.14.';

const RENDER =
  'The other side holds the data of one page in memory and only renders it. This site chooses the edition, runs the load, builds ' +
  'the view, signs its pictures and checks every phase, each time. Rendering is half of what its main thread does, loading a ' +
  'fifth, HTTP a sixth, garbage collection a tenth. Done, in this order: an unchanged feed is not parsed again (a third less), ' +
  'a cacheable response is not fetched again (half of the rest), one thread clears the young generation (a sixth of that), no page is ' +
  'allocated in the old generation (a twentieth). ' +
  'Tried without effect: a larger heap (more memory), fewer threads for the collector. While pages are cached, a URL costs this ' +
  'once a minute.';

const CACHED =
  'The other side sends the same bytes to everybody. This site looks up edition, page and encoding, compares what the browser has, and ' +
  'counts: about 8 microseconds. Load and server share two CPUs, so runs differ: with gzip, 16 at once reached 1.01, 0.89 and 0.78 in ' +
  'three, 64 at once 0.84, 0.79 and 0.95.';

const MEMORY =
  'Of 230 MB right after the start, 27 are the search, a process of its own, and 61 the code of Node and its libraries. The heaps ' +
  'are 30 for the front, 37 for a composer and 41 for the spare (23 and 18 of them in use); the rest are buffers and tables outside ' +
  'the heaps. Under load the front uses 38 of its 51. Plain Node that sends finished HTML reaches 85 to 92. The target dates from ' +
  'before the search, when a page had two thirds of its bytes.';

/** Why the site misses a target, by the target's name: what was tried, and its effect. From measurements. */
export const LIMITS: Readonly<Record<string, string>> = {
  'first paint, front': PAINT,
  'first paint, post': PAINT,
  'largest paint, front': LARGEST_OF_LISTS,
  'largest paint, post': LARGEST_OF_POSTS,
  'sent before the first paint, front': PAGE,
  'everything but pictures, front': EVERYTHING,
  'all script of a section front once awake': AWAKE,
  'from the first touch to hydrated, against Next.js from load': FIRST_TOUCH,
  'script of remotes on a text page, post': NEXT_POST,
  'next page by link, first tap of the visit': FIRST_TAP,
  "'See All' works": SEE_ALL,
  'uncached render, 16 at once, CPU': RENDER,
  'uncached render, 16 at once, gzip, CPU': RENDER,
  'cached page, 16 at once, gzip': CACHED,
  'cached page, 64 at once, gzip': CACHED,
  'peak memory, uncached render, 16 at once': MEMORY,
  'peak memory, uncached render, 16 at once, gzip': MEMORY,
  'peak memory, cached page, 64 at once': MEMORY,
  'render time, 100 remotes against 4': REMOTES,
};
