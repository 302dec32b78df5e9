import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import { setBreaking } from '../../shell/store/set-breaking.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { followLink } from '../support/browser/follow-link.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { startSite } from '../support/running-site.ts';
import { onLoopback } from '../support/services/loopback.ts';
import { expect, hydrated, test } from '../support/test.ts';

const ear = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Weather: ' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // spec beyond: The weather of this hour in the masthead of every page, without scripts
  test('the masthead shows the weather of this hour, the same as the weather page', async ({ page }) => {
    await page.goto('/faq?q=river');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(ear(page), `${width} px`).toHaveCount(1);
      await expect(ear(page), `${width} px`).toHaveText(/^Sample: -?\d+° [A-Z]/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Whether it can be clicked.
      await ear(page).click({ trial: true });
    }
    await ear(page).click();
    await expect(page).toHaveURL('/weather');
    const now = page.locator('main ol').first().getByRole('listitem').first();
    // When the hour turns, the first reader still gets the finished page of the previous hour, and the masthead its line for a minute.
    await expect(async () => {
      await page.goto('/faq?q=river');
      const [degrees = '', ...words] = ((await ear(page).textContent()) ?? '')
        .replace('Sample: ', '')
        .split(' ');
      await page.goto('/weather');
      await expect(now).toContainText(`Now${degrees}${words.join(' ')}`, { ignoreCase: true, timeout: 1000 });
    }).toPass({ timeout: 100_000 });
  });
});

const HOUR_MS = 3_600_000;

/** A weather service with this hour and the next, one severe alert, and one that is not severe. */
async function severeWeather() {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const iso = (time: number) => new Date(time).toISOString();
  const periods = [hour, hour + HOUR_MS].map((start) => ({
    startTime: iso(start),
    endTime: iso(start + HOUR_MS),
    temperature: 38,
    temperatureUnit: 'F',
    shortForecast: 'Light Rain',
  }));
  const alert = (event: string, severity: string) => ({
    properties: { event, severity, status: 'Actual', ends: iso(hour + 8 * HOUR_MS) },
  });
  const responses: Readonly<Record<string, object>> = {
    points: { properties: { gridId: 'OAX', gridX: 84, gridY: 60 } },
    forecast: { properties: { periods } },
    active: { features: [alert('Wind Advisory', 'Moderate'), alert('Tornado Warning', 'Extreme')] },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://weather.test');
    const name = Object.keys(responses).find((part) => pathname.includes(`/${part}`));
    response.end(JSON.stringify(responses[name ?? '']));
  });
  return onLoopback(server);
}

// spec beyond: A severe alert above every page, finished ones too, announced politely, until its end or until it is closed
test('a severe alert is shown above every page, below breaking news, and stays closed for the session once closed', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  const service = await severeWeather();
  const site = await startSite({ WEATHER_API_URL: service.origin });
  try {
    const alert = page.getByRole('region', { name: 'Weather alert' });
    const read = async (path: string) => (await request.get(site.origin + path)).text();
    await expect.poll(() => read('/faq')).toMatch(/>Tornado Warning until /);
    expect(await read('/contact')).toContain('aria-label="Weather: 38° Light Rain"');
    for (const path of ['/', '/blog', '/no/such/page', '/faq'])
      expect((await read(path)).match(/data-breaking="alert-/g), path).toHaveLength(1);

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const reader = await plain.newPage();
    await reader.goto(`${site.origin}/about`);
    const bar = reader.getByRole('region', { name: 'Weather alert' });
    expect((await bar.boundingBox())?.y).toBe(0);
    await expect(bar.getByRole('button')).toBeHidden();
    await bar.getByRole('link', { name: 'Tornado Warning' }).click();
    await expect(reader).toHaveURL(`${site.origin}/weather`);
    await plain.close();

    const until = new Date(Date.now() + 3_600_000).toISOString();
    await setBreaking(site.store, 'a test', { text: 'The bridge is closed', link: null, until });
    await expect.poll(() => read('/about')).toContain('The bridge is closed');
    await page.goto(`${site.origin}/about`);
    await expect(page.locator('script[src*="/reader."]')).toBeAttached();
    const news = await page.getByRole('region', { name: 'Breaking news' }).boundingBox();
    expect((await alert.boundingBox())?.y).toBe((news?.y ?? 0) + (news?.height ?? 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, '[data-frame="breaking"]');
    }
    expect(await layoutShifts(page)).toEqual([]);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('region', { name: 'Breaking news' })).toBeVisible();

    await page.goto(`${site.origin}/faq`);
    await expect(alert).toBeHidden();
    await expect(page.locator('script[src*="/reader."]')).toBeAttached();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await hydrated(page);
    await followLink(page, '/about');
    await expect(page.locator('h1')).toHaveText('About Us');
    await expect(alert).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);

    // A cached page may be older than the alert, which then arrives late.
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script>[^<]*"alerts".*?<\/section>/s, '');
      await route.fulfill({ response, body });
    });
    const looks = page.waitForResponse('**/_breaking');
    await page.goto(`${site.origin}/contact`);
    await (await looks).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('[data-breaking^=alert]')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  } finally {
    await site.stop();
    await service.stop();
  }
});
