import { SCREENS } from '../support/screens.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const { name, address } of SCREENS) {
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
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        broken.push(`${violatedDirective}: ${blockedURI}`),
      );
    });
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
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });
}

test('a script that got into a page all the same is not run', async ({ page, site }) => {
  await page.route(`${site.origin}/about`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<script>window.ran = true</script></main>');
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await hydrated(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
