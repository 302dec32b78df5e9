import { createServer, type RequestListener } from 'node:http';
import { serveInPieces } from '../support/browser/html-in-pieces.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { startSite } from '../support/running-site.ts';
import { onLoopback } from '../support/services/loopback.ts';
import { expect, test } from '../support/test.ts';

// spec beyond: Weather and river: hours, seven days, alerts and the Missouri's stage, without scripts
test('a phone without scripts shows the weather, its alert, and the river', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Sections' }).click();
  await page.locator('[popover]:popover-open').getByRole('link', { name: 'Weather' }).click();
  await expect(page).toHaveURL(`${site.origin}/weather`);

  const hours = page.locator('main ol').nth(0).getByRole('listitem');
  await expect(hours).toHaveCount(12);
  await expect(hours.first()).toHaveText(/^Now-?\d+°[A-Z][a-z ]+/i);
  await expect(page.locator('main ol').nth(1).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByText('13.4 feet', { exact: true })).toBeVisible();
  await expect(page.getByText('15.6 feet below flood.')).toBeVisible();

  // Announced politely, and only one line until the reader opens it.
  await expect(page.getByRole('status').filter({ hasText: 'Weather alert' })).toHaveText(
    'Weather alert: Wind Advisory',
  );
  const text = page.getByText('nobody has issued it');
  await expect(text).toBeHidden();
  await page.getByText('Wind Advisory until').click();
  await expect(text).toBeVisible();
  await expect(page.getByText('Sample edition ·').filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

/** Ways in which a service can fail. */
const FAULTS: Readonly<Record<string, RequestListener>> = {
  hangs: () => {},
  'sends ten megabytes': (_, response) => response.end(`{"properties":"${'x'.repeat(10_000_000)}"}`),
  'sends wrong types': (_, response) =>
    response.end('{"properties":{"gridId":"OAX","gridX":1,"gridY":1,"periods":7},"features":{}}'),
};

// spec beyond: Nobody else notices when the weather is down
test('a weather service that fails costs only the forecast: the page says so, and the river and all other pages work', async ({
  page,
}) => {
  let fault: RequestListener | undefined;
  const service = await onLoopback(createServer((request, response) => fault?.(request, response)));
  const site = await startSite({ WEATHER_API_URL: service.origin, PAGE_CACHE_MB: '0' });
  const others = ['/', '/local-news', '/blog', '/events', '/faq'];
  try {
    for (const [name, listener] of Object.entries(FAULTS))
      await test.step(name, async () => {
        fault = listener;
        const weather = page.goto(`${site.origin}/weather`);
        const responses = await Promise.all(others.map((path) => fetch(site.origin + path)));
        expect(responses.map(({ status }) => status)).toEqual(others.map(() => 200));
        const texts = await Promise.all(responses.map((response) => response.text()));
        expect(texts.filter((html) => /unavailable right now<\/h/.test(html))).toEqual([]);
        // Without data the masthead shows no weather, and no gap.
        expect(texts.filter((html) => /aria-label="Weather: |data-breaking/.test(html))).toEqual([]);

        // A late page is sent with status 200 before the failure is known. Which pages are late depends on the load of the machine.
        expect([200, 502]).toContain((await weather)?.status());
        await expect(
          page.getByRole('heading', { name: 'The forecast is unavailable right now' }),
        ).toBeVisible();
        await expect(page.getByText('13.4 feet', { exact: true })).toBeVisible();
        await expect(page.getByText('We do not know of alerts right now')).toBeVisible();
      });
  } finally {
    await site.stop();
    await service.stop();
  }
});

test('no day moves when the last line of its text is later than its drawing', async ({ page, site }) => {
  // Long enough for a frame of a page with such a window.
  const pieces = await serveInPieces(site.origin, { cut: /<small>/g, characters: 1, everyMs: 120 });
  try {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 5000 });
      await page.goto(`${pieces.origin}/weather`);
      expect(await layoutShifts(page), `${width} px`).toEqual([]);
    }
  } finally {
    await pieces.stop();
  }
});
