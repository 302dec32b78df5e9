import { DISTINCT_SCREENS } from '../support/pages/screens.ts';
import { MISSING_FIREFOX, startFirefox } from '../support/browser/firefox.ts';
import type { OtherBrowser } from '../support/browser/other-browser.ts';
import { MISSING_WEBKIT, startWebKit } from '../support/browser/webkit.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SIZE = { width: 1280, height: 900 };
const ENGINES = [
  { name: 'WebKit', missing: MISSING_WEBKIT, start: startWebKit },
  { name: 'Firefox', missing: MISSING_FIREFOX, start: startFirefox },
];

test.use({ viewport: SIZE });

/** The look of each element, except what browsers compute differently for the same rules: cursors, overflow, alignment. */
function looks(): string[] {
  const elements = document.querySelectorAll('body :not(script, style, noscript, option, svg *)');
  return [...elements].map((element) => {
    const style = getComputedStyle(element);
    // An automatic margin depends on the lines beside it, and engines break lines differently.
    const marginTop = parseFloat(style.marginTop) > 96 ? 'auto' : style.marginTop;
    const words = [
      style.display === '-webkit-box' ? 'flow-root' : style.display,
      style.position,
      style.visibility,
      style.color,
      style.backgroundColor,
      style.fontWeight,
      style.fontStyle,
      `${style.fontSize}/${style.lineHeight}`,
      `${style.textDecorationLine} ${style.textDecorationColor} ${style.textDecorationThickness}`,
      `${style.borderTopWidth} ${style.borderTopStyle}`,
      `${style.paddingTop} ${style.paddingLeft} ${marginTop}`,
      style.listStyleType,
    ];
    const rounded = words
      .join('; ')
      .replaceAll(/\d{1,6}\.\d+/g, (part) => String(Math.round(Number(part) * 10) / 10));
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${rounded}`;
  });
}

/** The state of the page, and the errors since the last call. */
function state() {
  const page = window as { wentWrong?: string[]; meadowlark?: { wake: () => unknown; isAwake: boolean } };
  if (!page.wentWrong) {
    const found: string[] = (page.wentWrong = []);
    addEventListener('error', ({ message }) => found.push(message));
    addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  }
  void page.meadowlark?.wake();
  return {
    isAwake: page.meadowlark?.isAwake,
    wentWrong: page.wentWrong,
    path: location.pathname,
    menuIsOpen: document.getElementById('all-sections')?.matches(':popover-open'),
    theme: document.documentElement.dataset['theme'],
  };
}

function differences(here: string[], there: string[]): string[] {
  const all = Array.from({ length: Math.max(here.length, there.length) }, (_, i) => [here[i], there[i]]);
  return all.filter(([a, b]) => a !== b).map(([a, b]) => `${a}, in Chromium ${b}`);
}

for (const { name, missing, start } of ENGINES)
  test.describe(name, () => {
    let browser: OtherBrowser;

    // One browser for all pages: starting it takes longer than reading a page.
    test.describe.configure({ mode: 'default' });
    test.skip(missing !== null, `${name} was not tested: ${missing}`);
    test.beforeAll(async () => {
      browser = await start(SIZE);
    });
    test.afterAll(async () => browser?.close());

    test(
      `in ${name} every element looks as it does in Chromium, and every page wakes without an error`,
      { tag: '@full' },
      async ({ site, page, request }) => {
        test.slow();
        for (const { name: screen, address } of DISTINCT_SCREENS) {
          const url = site.origin + (await address(request));
          // A page may be rendered again between the two visits.
          await expect(async () => {
            await page.goto(url);
            await browser.open(url);
            await hydrated(page);
            await expect
              .poll(() => browser.evaluate(state), screen)
              .toMatchObject({ isAwake: true, wentWrong: [] });
            const both = async () => Promise.all([browser.evaluate(looks), page.evaluate(looks)]);
            await expect
              .poll(async () => differences(...(await both())), { message: screen, timeout: 5000 })
              .toEqual([]);
          }).toPass({ timeout: 90_000 });
        }
      },
    );

    test(`in ${name} the menu opens and closes, the theme changes and is remembered, and a link leads to its page and back`, async ({
      site,
    }) => {
      const seen = () => browser.evaluate(state);
      await browser.open(`${site.origin}/local-news`);
      await browser.click('nav[aria-label="Sections"] > button');
      await expect.poll(seen).toMatchObject({ menuIsOpen: true });
      await browser.escape();
      await expect.poll(seen).toMatchObject({ menuIsOpen: false, isAwake: true });
      await browser.click('[data-theme-switch]');
      await expect.poll(seen).toMatchObject({ theme: 'dark' });
      await browser.click('main :is(h2, h3) a');
      await expect.poll(seen).toMatchObject({ path: expect.stringMatching(/^\/article\//), theme: 'dark' });
      await browser.back();
      await expect.poll(seen).toMatchObject({ path: '/local-news', isAwake: true, wentWrong: [] });
    });
  });
