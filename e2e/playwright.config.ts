import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

const browser = process.env['BROWSER_PATH'];
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: '.',
  // Helpers have unit tests of their own.
  testMatch: '**/*.spec.ts',
  globalSetup: '../shared/src/testing/temporary-folder.mjs',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A test that is tagged @full is one more case of a promise that others prove: for `npm run test:all`.
  ...(process.env['E2E_FULL'] ? {} : { grepInvert: /@full(?!\S)/ }),
  // A worker has a browser and sites of its own. One more than there are processors: some tests wait for deadlines.
  workers: availableParallelism() + 1,
  // Long enough for a machine that is busy with other things: a deadline is only reached by what does not work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only the second time is broken.
  retries: 0,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Containers give root no sandbox, and little shared memory.
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    },
    // A trace of every test would double the time of the run. `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
