import { serveInPieces } from '../support/browser/html-in-pieces.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Long enough for a browser to paint what has arrived. */
const PAUSE_MS = 50;
/**
 * Before elements that affect the layout of the page, and texts of controls, which have arrows after them; before all
 * elements of the masthead, whose rows have little space.
 */
const CUT =
  /<(?:main|article|section|aside|figure|footer|h[1-3])\b|(?<=<summary\b[^>]*><span\b[^>]*>)|(?<=<button\b[^>]*>)(?=\w)|<(?:div|p|a|b|span|svg|form|input|nav|button)\b(?=[^]*<main)/g;
/**
 * Only within the texts of buttons and of links that look like them, so that the elements around one are styled together with
 * it. If Chromium has styled them before, `:has()` matches only once the button is complete.
 */
const CUT_IN_BUTTONS = /(?<=<(?:button\b|a\b[^>]*data-look=)[^>]*>\w?)(?=\w)/g;
/** Before each line of what is centered or at a lower edge: page numbers, house advertisements, fields, the radio's notes. */
const CUT_IN_LINES = /<(?:li|p|b|span|select)\b/g;
/** Tall enough to record every shift. */
const HEIGHT = 5000;

for (const { path, cuts, tag } of [
  { path: '/', cuts: [CUT, CUT_IN_BUTTONS], tag: [] },
  { path: '/local-news', cuts: [CUT, CUT_IN_BUTTONS, CUT_IN_LINES], tag: '@full' },
  { path: '/contact', cuts: [CUT, CUT_IN_BUTTONS], tag: '@full' },
  { path: '/blog?page=2', cuts: [CUT_IN_LINES], tag: '@full' },
  { path: '/search?q=river', cuts: [CUT_IN_LINES], tag: '@full' },
  { path: '/radio', cuts: [CUT_IN_LINES], tag: '@full' },
])
  test(
    `${path} arrives in small pieces, and what arrived first keeps its position`,
    { tag },
    async ({ browser, site }) => {
      const load = async (cut: RegExp, width: number) => {
        const pieces = await serveInPieces(site.origin, { cut, characters: 1, everyMs: PAUSE_MS });
        try {
          const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
          await page.goto(pieces.origin + path);
          expect(await layoutShifts(page), `${width} px, cut at ${cut.source}`).toEqual([]);
          await page.close();
        } finally {
          await pieces.stop();
        }
      };
      // In parallel: most of the time is spent in pauses.
      await Promise.all([360, 768, 1280].flatMap((width) => cuts.map((cut) => load(cut, width))));
    },
  );
