import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Both widths and both themes, in as few checks as possible. */
const PHONE_AND_DESK: readonly Look[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
];

const ALL_LOOKS: readonly Look[] = [360, 1280].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]);

/**
 * Expects no axe violations of WCAG 2.2 AA and best practices: at 360 px in the dark theme, at 1280 px in the light one.
 * `part` is a selector that limits the check.
 */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await expectNone(page, part, PHONE_AND_DESK);
}

/** The same at each width in each theme. */
export async function expectNoViolationsAnywhere(page: Page): Promise<void> {
  await expectNone(page, 'html', ALL_LOOKS);
}

async function expectNone(page: Page, part: string, looks: readonly Look[]): Promise<void> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    found.push(...(await violationsIn(page, part, `${width} px, ${colorScheme}`)));
  }
  await page.emulateMedia({ colorScheme: null });
  expect(found).toEqual([]);
}

async function violationsIn(page: Page, part: string, where: string): Promise<string[]> {
  // Colors in transition from one theme to the other do not count.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  // The library is half a megabyte, and evaluating it again takes a third of a second. Frames need their own copy.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  // Legacy mode skips cross-origin frames; a page has none until its reader requests one.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .include(part)
    .withTags(RULES)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')} (${failureSummary})`),
  );
}
