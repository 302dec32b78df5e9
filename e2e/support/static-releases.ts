import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from './derive-release.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { expect, test as base } from './test.ts';

/** What the built release of static calls its questions, and what the newest one calls them. */
export const BEFORE = 'Questions, answered';
export const NEWEST = 'Every question, answered';
export const NEWEST_VERSION = '9.9.9-next';

/** Every worker has one site on which a release of static is live that has the built one before it. */
export const test = base.extend<object, { staticSite: Pick<RunningSite, 'origin' | 'stop'> }>({
  staticSite: [
    // Playwright reads from the parameters which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite({}, async ({ store }) => {
        const folder = await deriveRelease('static', NEWEST_VERSION, BEFORE, NEWEST);
        const { version } = await publishRelease(store, folder);
        await promote(store, { releases: { static: version } }, { by: 'a test', note: '' });
      });
      expect(await (await fetch(`${site.origin}/faq`)).text()).toContain(NEWEST);
      await use(site);
      await site.stop();
    },
    // Time of its own: what a busy machine takes to start a site is not taken from the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ staticSite }, use) => use(staticSite.origin),
});
