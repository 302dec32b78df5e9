import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { policyViolations } from '../support/policy-violations.ts';
import { DISTINCT_SCREENS, SCREENS, tagsOf } from '../support/screens.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { thirdParties } from '../support/third-parties.ts';
import { loadCold, shiftsOn } from './cold-load.ts';
import { expectKeyboardOrder } from './keyboard-order.ts';

// One visit proves what every page has to keep: opening a page is what costs time.
for (const [i, screen] of DISTINCT_SCREENS.entries()) {
  const { name, address } = screen;
  // By turns, so that each way of coming is met at each width. `layout-shift.spec.ts` has all of them.
  const [late, fast] = i % 2 === 0 ? [360, 1280] : [1280, 360];

  test(
    `${name}: moves nothing, asks nobody else, complains of nothing, and is there for everybody`,
    {
      tag: tagsOf(screen),
    },
    async ({ page, browser, request, site, complaints }) => {
      const url = new URL(await address(request), site.origin).href;
      const asked = thirdParties(page, site.origin);
      const violations = await policyViolations(page);

      await test.step('nothing moves', async () => {
        await loadCold(page, url, late, 'late');
        expect(await layoutShifts(page), `${late} px, late`).toEqual([]);
        expect(await shiftsOn(browser, url, fast, 'fast'), `${fast} px`).toEqual([]);
      });
      await test.step('awake, it complains of nothing and asks nobody but the paper', async () => {
        await hydrated(page);
        await expectOneOfEach(page);
        await page.locator('footer').last().scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        expect(await violations()).toEqual([]);
        expect(withoutOwnStatus(complaints, name)).toEqual([]);
      });
      await test.step('axe finds no violation of WCAG 2.2 AA', () => expectNoViolations(page));
      await test.step('every control is reached by keyboard, in order, to be seen', async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await expectKeyboardOrder(page);
      });
      await test.step('on paper there is its masthead and its text alone', () => expectPrintable(page));
    },
  );
}

// Made like one of those above, with other words and another color.
for (const screen of SCREENS.filter((one) => !DISTINCT_SCREENS.includes(one))) {
  const { name, address } = screen;
  test(
    `${name}: hydrates without a complaint, and can be printed`,
    { tag: tagsOf(screen) },
    async ({ page, request, complaints }) => {
      await page.goto(await address(request));
      await hydrated(page);
      await expectOneOfEach(page);
      // What comes late would complain late.
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      await expectPrintable(page);
    },
  );
}

/** A page that wakes has still one heading, and one of what search engines and browsers read. */
async function expectOneOfEach(page: Page): Promise<void> {
  for (const selector of ['h1', 'title', 'link[rel=canonical]', 'meta[name=description]'])
    await expect(page.locator(selector), selector).toHaveCount(1);
  await expect(page).toHaveTitle(/The Omaha Meadowlark/);
}

/** A browser itself notes that the document was answered with 404. */
function withoutOwnStatus(complaints: readonly string[], name: string): string[] {
  const own = name === 'a path nobody knows' ? /Failed to load resource: .* 404/ : /(?!)/;
  return complaints.filter((text) => !own.test(text));
}

/** What nobody can press, fill in, play or buy on paper. */
const NOT_ON_PAPER = 'nav, form, button, iframe, audio, video, [data-ad], main + footer';

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('header').first()).toBeVisible();
  expect(await page.locator(NOT_ON_PAPER).filter({ visible: true }).count()).toBe(0);
}
