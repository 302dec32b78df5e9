import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules whose result depends on theme and section. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no axe violations of WCAG 2.2 AA and best practices: at 1280 px in both themes, and at 360 px without the color
 * rules. `part` is a selector that limits the check.
 */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  const violations = (where: string, rules: (axe: AxeBuilder) => AxeBuilder) =>
    violationsIn(page, part, where, rules);
  await page.setViewportSize({ width: 360, height: 900 });
  const found = await violations('360 px', (axe) => axe.withTags(RULES).disableRules(COLOR_RULES));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await violations('1280 px', (axe) => axe.withTags(RULES))));
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations('dark', (axe) => axe.withRules(COLOR_RULES))));
  await page.emulateMedia({ colorScheme: null });
  expect(found).toEqual([]);
}

/** Expects no axe violations by any rule at 360 and 1280 px, in both themes. */
export async function expectNoViolationsAnywhere(page: Page): Promise<void> {
  const found: string[] = [];
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      found.push(
        ...(await violationsIn(page, 'html', `${width} px, ${colorScheme}`, (axe) => axe.withTags(RULES))),
      );
    }
  expect(found).toEqual([]);
}

async function violationsIn(
  page: Page,
  part: string,
  where: string,
  rules: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Colors that are on their way from one theme to the other are no colors of the page.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  // Legacy mode skips cross-origin frames; a page has none before its reader asks for one.
  const { violations } = await rules(
    new AxeBuilder({ page })
      .include(part)
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(),
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')} (${failureSummary})`),
  );
}
