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
/** Tall enough to record every shift. */
const HEIGHT = 5000;

for (const { path, tag } of [
  { path: '/', tag: [] },
  { path: '/local-news', tag: '@full' },
  { path: '/contact', tag: '@full' },
])
  test(
    `${path} arrives in small pieces, and what arrived first keeps its position`,
    { tag },
    async ({ browser, site }) => {
      const pieces = await serveInPieces(site.origin, { cut: CUT, characters: 1, everyMs: PAUSE_MS });
      // In parallel: most of the time is spent in pauses.
      const load = async (width: number) => {
        const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
        await page.goto(pieces.origin + path);
        expect(await layoutShifts(page), `${width} px`).toEqual([]);
        await page.close();
      };
      try {
        await Promise.all([360, 768, 1280].map(load));
      } finally {
        await pieces.stop();
      }
    },
  );
