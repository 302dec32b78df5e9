import { SCREENS } from '../support/screens.ts';
import { hydrated, test } from '../support/test.ts';
import { expectNoViolations } from './check.ts';

for (const { name, address } of SCREENS) {
  test(`${name}: no violation of WCAG 2.2 AA at 360 and 1280 px, light and dark`, async ({
    page,
    request,
  }) => {
    await page.goto(await address(request));
    await hydrated(page);
    await expectNoViolations(page);
  });
}
