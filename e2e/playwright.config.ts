import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

const browser = process.env['BROWSER_PATH'];
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: '.',
  // Helpers have jest tests (*.test.ts).
  testMatch: '**/*.spec.ts',
  globalSetup: '../shared/src/testing/temporary-folder.mjs',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Tests tagged @full are further cases of promises that other tests prove. `npm run test:all` runs them.
  ...(process.env['E2E_FULL'] ? {} : { grepInvert: /@full(?!\S)/ }),
  // Each worker has its own browser and sites. One more than processors, because some tests wait for deadlines.
  workers: availableParallelism() + 1,
  // Long enough for a busy machine: only failures reach the timeout.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Only where nobody waits for one test: shared machines stop for seconds. The run names what passed at the second try.
  retries: process.env['CI'] ? 1 : 0,
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
