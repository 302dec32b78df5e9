import { DISTINCT_SCREENS, SCREENS } from '../support/screens.ts';
import { hydrated, test } from '../support/test.ts';
import { expectNoViolations, expectReadableColours } from './check.ts';

for (const { name, address } of DISTINCT_SCREENS)
  test(`${name}: no violation of WCAG 2.2 AA at 360 and 1280 px, light and dark`, async ({
    page,
    request,
  }) => {
    await page.goto(await address(request));
    await hydrated(page);
    await expectNoViolations(page);
  });

// Made like one of those above, in the colour of another section.
for (const { name, address } of SCREENS.filter((screen) => !DISTINCT_SCREENS.includes(screen)))
  test(`${name}: colours far enough apart, light and dark`, async ({ page, request }) => {
    await page.goto(await address(request));
    await expectReadableColours(page);
  });
