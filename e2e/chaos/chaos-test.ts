import { test as base } from '../support/test.ts';

/** Tests on the chaos site. */
export const test = base.extend({
  baseURL: async ({ chaos }, use) => use(chaos.origin),
});
