import { expectNoViolations } from '../support/axe.ts';
import { DISTINCT_SCREENS, SCREENS } from '../support/screens.ts';
import { hydrated, test } from '../support/test.ts';

// Those of a kind of their own are checked by `visit.spec.ts`.
for (const { name, address } of SCREENS.filter((screen) => !DISTINCT_SCREENS.includes(screen)))
  test(`${name}: axe finds no violation of WCAG 2.2 AA`, { tag: '@full' }, async ({ page, request }) => {
    await page.goto(await address(request));
    await hydrated(page);
    await expectNoViolations(page);
  });
