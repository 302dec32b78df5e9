import { expectNoViolationsAnywhere } from '../support/browser/axe.ts';
import { SCREENS } from '../support/pages/screens.ts';
import { hydrated, test } from '../support/test.ts';

for (const { name, address } of SCREENS)
  test(
    `${name}: axe finds no violation of WCAG 2.2 AA at any width in any theme`,
    { tag: '@full' },
    async ({ page, request }) => {
      await page.goto(await address(request));
      await hydrated(page);
      await expectNoViolationsAnywhere(page);
    },
  );
