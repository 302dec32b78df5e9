import { test as base } from '../test.ts';

/** Tests on a site whose remotes fail when they are told to. */
export const test = base.extend({
  baseURL: async ({ chaos }, use) => use(chaos.origin),
});
