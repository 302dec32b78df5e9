import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

const browser = process.env['BROWSER_PATH'];
const report = process.env['E2E_REPORT'];

/** Helpers have jest tests (`*.test.ts`). */
const specsIn = (folder: string) => `**/e2e/${folder}/*.spec.ts`;
/** The longest ones, so they run first. */
const RELEASES = ['commands', 'development', 'releases', 'cache'].map(specsIn);
const FAULTS = ['chaos', 'guests', 'killers'].map(specsIn);

export default defineConfig({
  testDir: '.',
  globalSetup: '../shared/src/testing/temporary-folder.mjs',
  outputDir: '../test-results/e2e',
  // A worker runs tests of one project only and then ends its sites: each that idles costs 2 to 3% of a CPU.
  projects: [
    { name: 'releases', testMatch: RELEASES },
    // File by file: a worker builds each site that it needs for itself, and the guests' sites take longest.
    { name: 'faults', testMatch: FAULTS, fullyParallel: false },
    { name: 'pages', testMatch: '**/*.spec.ts', testIgnore: [...RELEASES, ...FAULTS] },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // Tests tagged @full are more cases of promises that other tests prove. `npm run test:all` runs them.
  ...(process.env['E2E_FULL'] ? {} : { grepInvert: /@full(?!\S)/ }),
  // Each worker has its own browser and sites. One more than CPUs, because some tests wait for deadlines.
  workers: availableParallelism() + 1,
  // Long enough for a busy machine: only failures reach the timeout.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Only in CI: shared machines stop for seconds. The run names the tests that passed on the second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        // One process less to talk to: a page takes 18% less CPU (docs/adr/0018-test-run.md).
        '--in-process-gpu',
        // In containers root has no sandbox and little shared memory.
        ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
      ],
    },
    // A trace of every test would double the time of the run. `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
