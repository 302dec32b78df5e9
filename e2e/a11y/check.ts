import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The two widths and two themes in which every screen is checked. */
const WIDTHS = [360, 1280];

/** Of all rules only those about colours can tell themes and sections apart. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Whether the colours of the page as it stands now are enough apart, in both themes. Of every width they are the same. */
export async function expectReadableColours(page: Page): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page, colorScheme, (axe) => axe.withRules(COLOUR_RULES))));
  }
  expect(found).toEqual([]);
}

/** Whether axe finds anything wrong by WCAG 2.2 AA and good practice, as the page stands now, at both widths and in both themes. */
export async function expectNoViolations(page: Page): Promise<void> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...(await violations(page, `${width} px`, (axe) => axe.withTags(RULES))));
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await violations(page, `${width} px, dark`, (axe) => axe.withRules(COLOUR_RULES))));
  }
  expect(found).toEqual([]);
}

async function violations(
  page: Page,
  where: string,
  set: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Nothing of another origin is on a page that has just come, so no frame has to be entered.
  const { violations: list } = await set(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return list.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')} (${failureSummary})`),
  );
}
