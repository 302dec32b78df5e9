import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

const browser = process.env['BROWSER_PATH'];
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: '.',
  globalSetup: '../shared/src/testing/temporary-folder.mjs',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A worker has a site and a browser of its own, which keep a processor and a half busy; a small machine carries two.
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 60_000,
  // A shared machine stalls now and then. What passes only the second time is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Containers give root no sandbox, and little shared memory.
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    },
    trace: 'retain-on-failure',
  },
});
