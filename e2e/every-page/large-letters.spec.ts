import { MISSING_FIREFOX, startFirefox } from '../support/browser/firefox.ts';
import { DISTINCT_SCREENS } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

/** WCAG 2.2, 1.4.12: what a reader may set. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const SETTINGS = [
  { name: 'text 1.5 times as large on a phone', width: 390, fontSize: 24 },
  { name: 'text twice as large on a small phone', width: 320, fontSize: 32 },
  { name: 'text 1.5 times as large on a wide screen', width: 1280, fontSize: 24 },
  { name: 'text twice as large on a wide screen', width: 1280, fontSize: 32 },
  { name: 'no text below 24 px on a phone', width: 390, minimumFontSize: 24 },
  { name: 'no text below 24 px on a wide screen', width: 1280, minimumFontSize: 24 },
  { name: 'lines, words and letters spaced out on a phone', width: 390, style: SPACED },
  { name: 'lines, words and letters spaced out on a wide screen', width: 1280, style: SPACED },
];

/** Descriptions of sideways scrolling, texts that are cut off or overlap, and broken words in page titles and the footer. */
function flaws(style = ''): string[] {
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  // Late in the day, when times are longest.
  for (const time of document.querySelectorAll('time'))
    if (/^\d:/.test(time.textContent)) time.textContent = `1${time.textContent}`;
  const found = new Set<string>();
  // No media query knows a minimum font size.
  const isOneColumn = matchMedia('(max-width: 18em)').matches;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.add(`scrolls sideways: ${scrollWidth} px`);

  const texts: { words: string; of: Element; left: number; right: number; top: number; bottom: number }[] =
    [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const of = node.parentElement;
    if (!of || !node.textContent?.trim() || of.closest('script, style, noscript')) continue;
    if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = node.textContent.trim().slice(0, 40);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);

    // The element that cuts it off; null for text for screen readers only.
    let cuts: { box: DOMRect; isMeant: boolean }[] | null = [];
    for (let around: Element | null = of; around && cuts; around = around.parentElement) {
      const { overflow, clipPath, webkitLineClamp, maxHeight } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const cutsOff = /hidden|clip|auto|scroll/.test(overflow);
      if (clipPath === 'inset(50%)' || (cutsOff && box.width <= 1)) cuts = null;
      // An excerpt may be clipped at the end of a line. What scrolls is not lost.
      else if (cutsOff)
        cuts.push({
          box,
          isMeant: webkitLineClamp !== 'none' || maxHeight !== 'none' || /auto|scroll/.test(overflow),
        });
    }
    if (!cuts) continue;
    for (const { 0: word, index } of isOneColumn && of.closest('h1, footer nav a:not([href^="mailto:"])')
      ? node.textContent.matchAll(/[a-z]+/gi)
      : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) > Math.min(...tops) + 3) found.add(`broken: "${word}"`);
    }
    for (const { left, right, top, bottom } of lines) {
      const past = cuts.filter(({ box }) => bottom > box.bottom + 3 || right > box.right + 3);
      if (past.some(({ isMeant }) => isMeant)) continue;
      if (past.length > 0) found.add(`cut off: "${words}"`);
      // Glyphs do not fill their line boxes.
      const air = (bottom - top) / 10;
      texts.push({ words, of, left, right, top: top + air, bottom: bottom - air });
    }
  }
  texts.sort((a, b) => a.top - b.top);
  for (const [i, a] of texts.entries())
    for (let j = i + 1; j < texts.length && (texts[j]?.top ?? 0) < a.bottom - 1; j += 1) {
      const b = texts[j];
      if (b && a.of !== b.of && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
        found.add(`one over the other: "${a.words}" and "${b.words}"`);
    }
  return [...found];
}

for (const { name, width, fontSize = 16, minimumFontSize = 0, style } of SETTINGS) {
  // The narrowest width for the largest text.
  const tag = width === 320 ? [] : '@full';
  // spec beyond: 320 px and text of twice the size without loss
  test(
    `${name}: no page scrolls sideways, and no text is cut off or overlaps another`,
    { tag },
    async ({ playwright, site, request, launchOptions }) => {
      test.slow();
      // The reader's browser setting. Chromium has no other way to set it from outside.
      const settings = `defaultFontSize=${fontSize},minimumFontSize=${minimumFontSize}`;
      const args = [...(launchOptions.args ?? []), `--blink-settings=${settings}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      try {
        const page = await browser.newPage({ viewport: { width, height: 844 } });
        // It has its own tests, and covers the page.
        await page.addInitScript(() => sessionStorage.setItem('donation-closed', 'yes'));
        for (const screen of DISTINCT_SCREENS) {
          await page.goto(site.origin + (await screen.address(request)));
          expect(
            await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
          ).toBe(Math.max(fontSize, minimumFontSize));
          expect(await page.evaluate(flaws, style), screen.name).toEqual([]);
        }
      } finally {
        await browser.close();
      }
    },
  );
}

// spec beyond: 320 px and text of twice the size without loss
test(
  'in Firefox with text twice as large on a phone: no page scrolls sideways, and no text is cut off or overlaps another',
  { tag: '@full' },
  async ({ site, request }) => {
    test.skip(MISSING_FIREFOX !== null, `Firefox was not tested: ${MISSING_FIREFOX}`);
    const firefox = await startFirefox({ width: 390, height: 844 }, 32);
    try {
      for (const screen of DISTINCT_SCREENS) {
        await firefox.open(site.origin + (await screen.address(request)));
        expect(
          await firefox.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
        ).toBe(32);
        expect(await firefox.evaluate(flaws), screen.name).toEqual([]);
      }
    } finally {
      await firefox.close();
    }
  },
);
