import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** What a reader can open: path, action, and the part of the page to check. `visit.spec.ts` checks the rest. */
const OPENED: readonly {
  what: string;
  path: string;
  open: (page: Page) => Promise<void>;
  part: string;
  /** `@full`: for `npm run test:all`. */
  tag?: '@full';
}[] = [
  { what: 'the menu', path: '/local-news', open: openMenu, part: '[popover]' },
  {
    what: 'the rest of a section',
    path: '/business',
    open: (page) => press(page, /See All/),
    part: 'main',
    tag: '@full',
  },
  {
    what: 'an accordion',
    path: '/faq',
    open: (page) => page.locator('main [name] > summary').first().click(),
    part: 'main section:has([name])',
    tag: '@full',
  },
  { what: 'the donation pop-up', path: '/about', open: askForDonation, part: '[role=dialog]', tag: '@full' },
  {
    what: 'the player',
    path: '/radio',
    open: playAndLeave,
    part: '[aria-label="Live Radio player"]',
    tag: '@full',
  },
];

for (const { what, path, open, part, tag = [] } of OPENED) {
  // spec beyond: The same with menu, accordion, pop-up and player open
  test(
    `with ${what} open, axe finds no violation of WCAG 2.2 AA at 360 and 1280 px, light and dark`,
    { tag },
    async ({ page }) => {
      // For things that open after a while: the clock runs normally and can be advanced.
      await page.clock.install();
      await page.goto(path);
      await hydrated(page);
      await open(page);
      await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
      await expectNoViolations(page, part);
    },
  );
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('[popovertarget]').filter({ visible: true }).click();
}

async function press(page: Page, name: RegExp): Promise<void> {
  await page.locator('summary', { hasText: name }).first().click();
}

async function askForDonation(page: Page): Promise<void> {
  await page.clock.runFor(31_000);
  await page.getByRole('dialog').waitFor();
}

/** The player bar is in the frame when something plays and the reader has moved on. */
async function playAndLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).click();
  await page.locator('footer a[href="/about"]').click();
  await page.getByRole('region', { name: 'Live Radio player' }).waitFor();
}
