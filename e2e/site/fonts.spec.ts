import type { Page } from '@playwright/test';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { SAVE_DATA, setConnection } from '../support/browser/network.ts';
import { isSampled, SCREENS } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

test('a page is painted in fallback fonts, then in its own fonts, and no line moves', async ({ page }) => {
  const { held, release } = await holdFonts(page);
  await page.goto('/about');
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
  await held;
  expect(await faceOfTitle(page)).not.toMatch(/Newsreader/);
  release();
  await expect.poll(() => faceOfTitle(page)).toMatch(/Newsreader/);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a first page uses the fonts of its style sheet, because adding one would lay out the whole page again', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-faces', '');
  await expect(page.locator('em, i, cite, blockquote')).toHaveCount(0);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family === 'Newsreader')
      .map(({ style, display }) => `${style}: ${display}`),
  );
  // Swapping in the italic would move lines of a later view that is the first to use it.
  expect(faces.toSorted()).toEqual(['italic: optional', 'normal: swap']);
});

/** Texts of all these pages together. With the fallback fonts of Debian none does. */
const MAY_KEEP = 1;

for (const { which, screens, tag } of [
  { which: 'the main pages', screens: SCREENS.filter(isSampled), tag: [] },
  {
    which: 'the other pages',
    screens: SCREENS.filter((one) => !isSampled(one)),
    tag: ['@full'],
  },
])
  test(
    `on a first visit almost no text of ${which} keeps the fallback font, because letter spacing preserves its line breaks`,
    { tag },
    async ({ browser, request, site }) => {
      const all: string[] = [];
      for (const { name, address } of screens) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${site.origin}${await address(request)}`);
        await expect(page.locator('html'), name).toHaveAttribute('data-faces', '');
        // A link inside such a text is not counted again.
        const kept = await page.locator('[data-fallback-face]:not([data-fallback-face] *)').allTextContents();
        all.push(...kept.map((text) => `${name}: ${text}`));
        await context.close();
      }
      expect(all.length, all.join('\n')).toBeLessThanOrEqual(MAY_KEEP);
    },
  );

test('a text beside a large first letter gets its font, and the letter keeps the fallback, so that no line moves', async ({
  page,
}) => {
  await page.goto('/opinion');
  await expect(page.locator('html')).toHaveAttribute('data-faces', '');
  const faces = await page
    .locator('[data-initial] > p:first-of-type')
    .first()
    .evaluate((text) => [null, '::first-letter'].map((part) => getComputedStyle(text, part).fontFamily));
  expect(faces).toEqual([expect.stringMatching(/^Newsreader,/), expect.stringMatching(/^"Newsreader F/)]);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a text that would move others keeps the fallback font, and the rest of the page gets its fonts', async ({
  page,
}) => {
  const { held, release } = await holdFonts(page);
  await page.goto('/about');
  await held;
  // The number after the text moves with the width of the text.
  await page.evaluate(() => {
    const row = document.createElement('div');
    row.style.cssText = 'position:fixed;bottom:0;left:0;display:flex;font:400 40px var(--serif)';
    row.innerHTML = '<b id="text">Missouri at Omaha</b><span style="font-family:monospace">12</span>';
    document.body.append(row);
  });
  release();
  await expect(page.locator('html')).toHaveAttribute('data-faces', '');
  expect(await faceOfTitle(page)).toMatch(/Newsreader/);
  await expect(page.locator('#text')).toHaveAttribute('data-fallback-face', '');
  expect(await layoutShifts(page)).toEqual([]);
});

for (const scrolls of [false, true])
  test(`a text below the screen ${scrolls ? 'to which the reader scrolls while fonts load keeps the fallback font' : 'gets its font, whatever it moves'}`, async ({
    page,
  }) => {
    const { held, release } = await holdFonts(page);
    await page.goto('/about');
    await held;
    await page.evaluate((scroll) => {
      const row = document.createElement('div');
      row.style.cssText = 'position:absolute;top:150vh;left:0;display:flex;font:400 40px var(--serif)';
      row.innerHTML = '<b id="text">Missouri at Omaha</b><span style="font-family:monospace">12</span>';
      document.body.append(row);
      const { documentElement: root } = document;
      // Together with the first texts that get their font.
      if (scroll)
        new MutationObserver(() => scrollTo(0, innerHeight)).observe(root, {
          attributeFilter: ['style'],
          subtree: true,
        });
    }, scrolls);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-faces', '');
    await expect(page.locator('#text[data-fallback-face]')).toHaveCount(scrolls ? 1 : 0);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('a page that grows while its fonts load still gets them', async ({ page }) => {
  const { held, release } = await holdFonts(page);
  await page.goto('/about');
  await held;
  await page.evaluate(() => {
    // Like a late notice: everything below moves in every frame.
    const notice = document.createElement('div');
    document.querySelector('main')?.prepend(notice);
    const grow = () => {
      notice.style.height = `${notice.offsetHeight + 3}px`;
      if (notice.offsetHeight < 300) requestAnimationFrame(grow);
    };
    grow();
  });
  release();
  await expect(page.locator('html')).toHaveAttribute('data-faces', '');
  const texts = await page.locator('main :is(h1, h2, h3, p, li)').count();
  expect(await page.locator('[data-fallback-face]').count()).toBeLessThan(texts / 20);
});

test('the next page uses the fonts before any script file loads', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(() => faceOfTitle(page)).toMatch(/Newsreader/);
  await page.waitForLoadState('networkidle');
  // Routes handled by a test bypass the browser's cache.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
  // A page whose font loads after the browser stopped waiting keeps the fallback.
  await expect(async () => {
    await page.goto('/partners');
    expect(await faceOfTitle(page)).toMatch(/Newsreader/);
  }).toPass();
});

test('a font that loads after the first frame of a later page does not change the page', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(() => faceOfTitle(page)).toMatch(/Newsreader/);
  await page.route('**/*.js', (route) => route.abort());
  const { held, release } = await holdFonts(page);
  // The load event of the page waits for the font.
  await page.goto('/partners', { waitUntil: 'commit' });
  await held;
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
  const arrived = page.waitForResponse(/\.woff2$/);
  release();
  await (await arrived).finished();
  expect(await faceOfTitle(page)).not.toMatch(/Newsreader/);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the italic loads on the first page that uses it, even when the roman was ready before the first paint', async ({
  page,
}) => {
  await page.goto('/about');
  await expect.poll(() => faceOfTitle(page)).toMatch(/Newsreader/);
  await page.waitForLoadState('networkidle');
  await page.goto('/opinion');
  await expect.poll(() => faceOf(page, 'main blockquote, main em, main i')).toMatch(/Newsreader/);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a font that never loads leaves the page as it is', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('a reader who saves data downloads no fonts', async ({ page }) => {
  await setConnection(page, SAVE_DATA);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});

function faceOfTitle(page: Page): Promise<string> {
  return faceOf(page, 'h1');
}

/** The family that an element is painted in. */
async function faceOf(page: Page, selector: string): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

/** Blocks all fonts. `held` resolves when the first is requested; `release` lets them through. */
async function holdFonts(page: Page): Promise<{ held: Promise<void>; release: () => void }> {
  let requested: () => void = () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (requested = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.woff2$/, async (route) => {
    requested();
    await released;
    await route.continue();
  });
  return { held, release };
}
