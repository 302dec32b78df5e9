import { expect, hydrated, test } from '../support/test.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

test('the browser handles modified clicks, other targets, downloads, fragments, reloads and scripts that assign a location', async ({
  page,
  context,
}) => {
  await setConnection(page, SLOW);
  await page.goto('/about');
  await hydrated(page);
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_data/')) views.push(request.url());
  });
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' }).first();
  const click = (change: Readonly<Record<string, string>>, ctrlKey = false) =>
    link.evaluate(
      (element, { attributes, ctrl }) => {
        const copy = element.cloneNode(true) as HTMLAnchorElement;
        Object.assign(copy, attributes);
        document.body.append(copy);
        copy.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: ctrl }));
        copy.remove();
      },
      { attributes: change, ctrl: ctrlKey },
    );

  for (const [change, ctrlKey] of [
    [{ target: '_blank' }, false],
    [{}, true],
  ] as const) {
    const opened = context.waitForEvent('page');
    await click(change, ctrlKey);
    const other = await opened;
    await expect(other.locator('h1')).toHaveText('Questions, answered');
    await other.close();
  }
  const download = page.waitForEvent('download');
  await click({ download: 'faq.html' });
  await download;
  await click({ href: '#main' });
  await expect(page).toHaveURL('/about#main');
  expect([await page.locator('h1').textContent(), views]).toEqual(['About Us', []]);

  const assigned = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => location.assign('/faq'));
  await assigned;
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await hydrated(page);
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => location.reload());
  await again;
  expect(views).toEqual([]);
});

test('a navigation that the reader stops leaves URL and page as they were, and the next one works', async ({
  page,
  pageErrors,
}) => {
  await setConnection(page, SLOW);
  await page.goto('/about');
  await hydrated(page);
  const requested = page.waitForRequest(/\/_data\/.*\/faq$/);
  await page.route('**/_data/*/faq', () => {});
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().dispatchEvent('click');
  await requested;
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  await page.evaluate(() => window.stop());
  await expect(progress).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.locator('footer').getByRole('link', { name: 'Books' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('/books');
  expect(pageErrors).toEqual([]);
});
