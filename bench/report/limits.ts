const PAINT =
  'The first words need 7 KB of the page and 174 rules; the leanest page is 3 KB in all. The throttle hands over all 18 KB at once, ' +
  'after 95 ms, those 3 with the head; on a line that hands over packet by packet, the words are as early as the targets ask. What ' +
  'was tried is in docs/measurements/first-paint.md.';

const LARGEST_OF_POSTS =
  'The largest element of a post is its picture, which the leanest page does not have: it is asked for one round trip after the ' +
  'page, which is all that a first visit can do.';

const LARGEST_OF_LISTS =
  'The largest element is the picture of the first story. It is there before the rest of the page is laid out, which a slow phone ' +
  'does in two or three frames, and waits for the next of them: 60 to 350 ms, traced on a machine half as fast. Without scripts ' +
  'the page is a tenth shorter, and so are they.';

const PAGE =
  'All of the page is there before the browser has laid out its first words, which need its first 7 KB, the nameplate 9. It has ' +
  '18: 8 of styles, 3 of stories, 2 of drawings of the nameplate, 2 of what wakes it, 1 of its script; headers are 1. What was taken ' +
  'out, and was noise, is in docs/measurements/first-paint.md.';

const EVERYTHING =
  'The face is 25: one file for all weights, with kerning. The page is 19, the story that is fetched ahead 18, scripts are 9. Only ' +
  'a face of one weight (16) and no story would do. Readers who save data get neither face nor story.';

const AWAKE =
  'React and its renderer are 69, styled-components 14; what is left is this site. Next.js sends 143 before anybody touches the page.';

const FIRST_TOUCH =
  'A page that sleeps fetches all of that after the touch, on a line where 100 KB take half a second and a round trip 150 ms. ' +
  'Where the line is good, it is awake before most touch it.';

const NEXT_POST =
  'The post needs none. On a fast line an awake page fetches the likeliest next one ahead, a second later, with the script of posts.';

const FIRST_TAP =
  'The browser fetches the page from the touch on: it is there 10 to 100 ms after the click, where the leanest is there after 240. ' +
  'What remains is to parse and lay it out, 260 to 430 ms on this machine (5 rounds). On one twice as fast it was 213 ms against 419.';

const SEE_ALL =
  'The button works as soon as it is in the page. In the leanest page that is after 2 KB, here after 14, of which the masthead and ' +
  'all rules are 13: 60 ms of the line, and their parsing. No press is lost.';

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
  'pages are kept, an address costs this once a minute.';

const MEMORY =
  'Of 230 MB right after the start, 27 are the search, a process of its own, and 61 the code of Node and its libraries; the heaps ' +
  'are 30 of the front, 37 of a composer and 41 of the spare (23 and 18 of them in use); the rest are buffers and tables outside of ' +
  'them. Under load the front uses 38 of its 51. Plain Node that sends finished HTML reaches 85 to 92. The target is from when there ' +
  'was no search, and a page had two thirds of its bytes.';

/** Why the site misses a target, by the name of the target: what was tried, and its effect. From measurements. */
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
  'peak memory, uncached render, 16 at once': MEMORY,
  'peak memory, uncached render, 16 at once, gzip': MEMORY,
  'peak memory, cached page, 64 at once': MEMORY,
  'render time, 100 remotes against 4': REMOTES,
};
