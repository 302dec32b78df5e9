import { DISTINCT_SCREENS } from '../support/screens.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { hearViolations } from './hear-violations.ts';

for (const { name, address } of DISTINCT_SCREENS) {
  test(`${name} asks nobody but the paper, and breaks no rule of its policy`, async ({
    page,
    request,
    site,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (asked) => {
      const url = new URL(asked.url());
      if (url.origin !== site.origin && url.protocol !== 'data:') elsewhere.push(asked.url());
    });
    const broken = await hearViolations(page);
    await page.goto(await address(request));
    await hydrated(page);
    // What waits until it comes near the view is to have its chance.
    for (let screens = 0; screens < 12; screens += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await page.mouse.wheel(0, 900);
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForTimeout(30);
    }
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    expect(await broken()).toEqual([]);
  });
}
