import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { policyViolations } from '../support/browser/policy-violations.ts';
import { byProgram, DISTINCT_SCREENS, isSampled, SCREENS, tagsOf } from '../support/pages/screens.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { thirdParties } from '../support/browser/third-parties.ts';
import { loadCold } from './cold-load.ts';
import { expectKeyboardOrder } from './keyboard-order.ts';

// One visit checks all promises, because opening a page is the expensive part.
for (const [i, screen] of DISTINCT_SCREENS.entries()) {
  const { name, address } = screen;
  // `layout-shift.spec.ts` tests all widths and networks.
  const coldWidth = i % 2 === 0 ? 360 : 1280;

  // spec beyond: Nothing moves on a cold load, fast or slow, with faces, pictures, ads and embeds late
  // spec beyond: No request goes to a third party before the reader asks
  // spec beyond: WCAG 2.2 AA: no violation on any route, at two widths in two themes
  // spec beyond: Every control by keyboard, in order, with its focus to be seen
  // spec beyond: Paper
  test(
    `${name}: nothing moves, no third party is requested, nothing is logged, and everyone can use it`,
    {
      tag: [...tagsOf(screen), ...(isSampled(screen) ? [] : ['@full'])],
    },
    async ({ page, request, site, pageErrors }) => {
      const url = new URL(await address(request), site.origin).href;
      const requested = thirdParties(page, site.origin);
      const violations = await policyViolations(page);

      // The donation pop-up has its own tests. On a slow machine it would appear here too.
      await page.addInitScript(() => sessionStorage.setItem('donation-closed', 'yes'));

      await test.step('nothing moves', async () => {
        await loadCold(page, url, coldWidth, 'late');
        expect(await layoutShifts(page), `${coldWidth} px`).toEqual([]);
      });
      await test.step('awake, it logs no error and requests nothing from a third party', async () => {
        await hydrated(page);
        await expectOneOfEach(page);
        await page.locator('footer').last().scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(requested).toEqual([]);
        expect(await violations()).toEqual([]);
        expect(withoutOwnStatus(pageErrors, name)).toEqual([]);
      });
      await test.step('axe finds no violation of WCAG 2.2 AA', () => expectNoViolations(page));
      await test.step('Tab reaches every control, in order, with a visible focus', async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await expectKeyboardOrder(page);
      });
      await test.step('the largest picture of the first screen is fetched at once', async () => {
        await page.evaluate(() => scrollTo(0, 0));
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await lazyLead(page), `${width} px`).toBeNull();
        }
      });
      await test.step('in print there is only the masthead and the text', () => expectPrintable(page));
    },
  );
}

for (const { program, tag, screens } of byProgram(SCREENS.filter((one) => !isSampled(one)))) {
  // spec 2 Routes: /events, /community, /opinion, /partners, /faq, /contact, /about, /advertise, /radio, /books answer
  test(
    `the other pages of ${program} hydrate without errors, and can be printed`,
    { tag },
    async ({ page, request, pageErrors }) => {
      // It would appear after a while, even over pages opened one after the other.
      await page.addInitScript(() => sessionStorage.setItem('donation-closed', 'yes'));
      for (const { name, address } of screens)
        await test.step(name, async () => {
          await page.emulateMedia({ media: 'screen' });
          await page.goto(await address(request));
          await hydrated(page);
          await expectOneOfEach(page);
          // Late resources can cause late errors.
          await page.waitForLoadState('networkidle');
          expect(withoutOwnStatus(pageErrors.splice(0), name)).toEqual([]);
          await expectPrintable(page);
        });
    },
  );
}

/** Expects one h1, title, canonical link and description after waking. */
async function expectOneOfEach(page: Page): Promise<void> {
  for (const selector of ['h1', 'title', 'link[rel=canonical]', 'meta[name=description]'])
    await expect(page.locator(selector), selector).toHaveCount(1);
  await expect(page).toHaveTitle(/The Omaha Meadowlark/);
}

/** Ignores the message that browsers log about the 404 of the document. */
function withoutOwnStatus(pageErrors: readonly string[], name: string): string[] {
  const own = name === 'an unknown path' ? /Failed to load resource: .* 404/ : /(?!)/;
  return pageErrors.filter((text) => !own.test(text));
}

/** The URL of the largest picture of the first screen, if it loads lazily. A picture below a tenth of the screen may. */
function lazyLead(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const seen = (image: HTMLImageElement) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return Math.max(0, width) * Math.max(0, height);
    };
    const [lead] = [...document.querySelectorAll('img')].toSorted((a, b) => seen(b) - seen(a));
    if (!lead || lead.loading !== 'lazy' || seen(lead) < (innerWidth * innerHeight) / 10) return null;
    return lead.currentSrc;
  });
}

/** Elements that are hidden in print. */
const NOT_ON_PAPER = 'nav, form, button, iframe, audio, video, [data-ad], main + footer';

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('header').first()).toBeVisible();
  expect(await page.locator(NOT_ON_PAPER).filter({ visible: true }).count()).toBe(0);
}
