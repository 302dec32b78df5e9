import { HOME } from '../../shell/src/routes.ts';
import { CHAOS_REMOTES, anotherRemote, followTo, otherRemotes } from '../support/chaos/chaos-remotes.ts';
import { test } from './chaos-test.ts';
import { expectUnavailable, expectFrameWorks, expectNoPageErrors, expectShown } from './expectations.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, hydrated } from '../support/test.ts';

// A first release has no previous one to fall back to, so the page says what is unavailable.
for (const [i, remote] of CHAOS_REMOTES.entries()) {
  const { name, path, heading } = remote;
  /** `npm test` runs each test for a different remote; the others are tagged @full. */
  const tagsOf = (way: number) => (i === way ? [] : ['@full']);
  const blocks = Object.values(HOME.blocks);

  test(
    `the first release of ${name} throws on the server: its page and blocks say that they are unavailable, and recover`,
    { tag: tagsOf(0) },
    async ({ page, firstReleases: site, pageErrors }) => {
      // The first page of a process takes long. After a deadline its head, with status 200, is sent before the failure.
      expect((await page.request.get(site.origin + path)).status()).toBe(200);
      const repair = await site.order(site.newest(name), 'throw when rendered');
      try {
        const response = await page.goto(site.origin + path);
        expect(response?.status()).toBe(503);
        await expectUnavailable(page, remote);
        expect(await layoutShifts(page)).toEqual([]);

        const home = await page.goto(`${site.origin}/`);
        expect(home?.status()).toBe(200);
        for (const { remote: owner, title } of blocks)
          await expect(page.locator('main').getByText(`${title} is unavailable right now`)).toHaveCount(
            owner === name ? 1 : 0,
          );
        for (const other of otherRemotes(name))
          expect((await page.request.get(site.origin + other.path)).status()).toBe(200);
        await hydrated(page);
        await expectFrameWorks(page, remote);
        expectNoPageErrors(pageErrors);
      } finally {
        await repair();
      }
      expect((await page.goto(site.origin + path))?.status()).toBe(200);
      await expectShown(page, remote, site.newest(name), 'newest');
    },
  );

  test(
    `the first release of ${name} does not reach the browser: a navigation says so, and "Try Again" loads it`,
    { tag: tagsOf(1) },
    async ({ page, firstReleases: site, pageErrors }) => {
      const scripts = new RegExp(`/releases/${name}/`);
      await page.goto(site.origin + anotherRemote(name).path);
      await hydrated(page);
      await page.route(scripts, (route) => route.abort());
      await followTo(page, remote);
      await expectUnavailable(page, remote);
      await expectFrameWorks(page, remote);
      await page.goBack();
      await expectUnavailable(page, remote);
      expectNoPageErrors(pageErrors);

      await page.unroute(scripts);
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expectShown(page, remote, site.newest(name), 'newest');
    },
  );

  test(
    `the first release of ${name} does not reach the browser: the HTML of the server stays`,
    { tag: tagsOf(2) },
    async ({ page, firstReleases: site, pageErrors }) => {
      await page.route(new RegExp(`/releases/${name}/`), (route) => route.abort());
      expect((await page.goto(site.origin + path))?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('main h1')).toHaveText(heading);
      await expectShown(page, remote, site.newest(name), 'newest');
      expect(await layoutShifts(page)).toEqual([]);
      await expectFrameWorks(page, remote);
      expectNoPageErrors(pageErrors);
    },
  );
}
