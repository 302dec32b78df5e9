import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A worker starts a site of its own; two of them and their browsers are what a small machine carries.
  workers: 2,
  timeout: 60_000,
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
