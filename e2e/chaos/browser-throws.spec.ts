import { layoutShifts } from '../support/layout-shift.ts';
import { BEFORE, test, THROWS_AT_ONCE, THROWS_IN_RENDER } from '../support/news-releases.ts';
import { expect, hydrated } from '../support/test.ts';
import { failures, frameWorks } from './browser-failures.ts';

for (const [what, release] of Object.entries({
  'throws when it is evaluated': THROWS_AT_ONCE,
  'throws when it is rendered': THROWS_IN_RENDER,
})) {
  test.describe(`a release of news that ${what} in the browser`, () => {
    test.beforeEach(({ newsSite }) => newsSite.goLive(release));

    test('first view: the release before takes its place', async ({ page, complaints }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/local-news');
      await expect.poll(() => failures(page)).toHaveLength(1);
      expect((await failures(page))[0]).toMatchObject({
        version: release.version,
        stage: release === THROWS_IN_RENDER ? 'render' : 'script',
        fellBackTo: 'previous',
      });
      await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible();
      await page.getByText(BEFORE).click();
      await expect(page.locator('main article:visible')).toHaveCount(15);
      expect(await layoutShifts(page)).toEqual([]);
      // It came, so it is not asked for again.
      expect(asked.filter((url) => url.includes('?retry='))).toEqual([]);
      await frameWorks(page);
      expect(complaints).toEqual([]);
    });

    test('navigation: the release before is shown', async ({ page, complaints }) => {
      await page.goto('/faq');
      await hydrated(page);
      await page.locator('footer').getByRole('link', { name: 'National News' }).click();
      await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible();
      expect((await failures(page)).map(({ fellBackTo }) => fellBackTo)).toEqual(['previous']);
      await frameWorks(page);
      expect(complaints).toEqual([]);
    });
  });
}
