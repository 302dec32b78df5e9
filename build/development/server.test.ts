import { developmentServer } from './server.ts';

it('builds late parts with all else: pages are at the site, which knows of no parts still to be built', () => {
  expect(developmentServer('shell').dev?.lazyCompilation).toBe(false);
});
