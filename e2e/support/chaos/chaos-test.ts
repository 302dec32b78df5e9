import { test as base } from '../test.ts';
import { startChaosSite, type ChaosSite } from './chaos-site.ts';

/** Every worker has one site of obedient releases; each test makes one of them fail and mends it again. */
export const test = base.extend<object, { chaos: ChaosSite; firstEver: ChaosSite }>({
  chaos: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startChaosSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  /** The same with no release before: what fails has nothing to give way to. */
  firstEver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startChaosSite({ withPrevious: false });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ chaos }, use) => use(chaos.origin),
});
