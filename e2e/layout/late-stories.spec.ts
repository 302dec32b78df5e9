import { layoutShifts } from '../support/layout-shift.ts';
import { startRelay } from '../support/relay.ts';
import { plainItems, rssOf } from '../support/rss.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

for (const path of ['/', '/local-news']) {
  test(`${path}: stories that come late take the room that was kept for them`, async ({ browser }) => {
    const relay = await startRelay(() => rssOf(plainItems(15)), 2500);
    const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
    try {
      for (const viewport of SIZES) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        await page.goto(site.origin + path);
        await expect(page.getByText(/^See All 15 (Local )?Articles$/)).toBeAttached();
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
        await context.close();
      }
    } finally {
      await site.stop();
      await relay.stop();
    }
  });
}
