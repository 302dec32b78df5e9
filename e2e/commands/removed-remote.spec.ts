import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(300_000);

test.skip(process.platform !== 'linux', 'The test finds leftover processes in /proc.');

test(
  'a checkout without two of its remotes builds and serves the others; the front page names what is missing',
  { tag: '@full' },
  async ({ page }) => {
    const copy = await copyCheckout();
    for (const remote of ['mfe-weather', 'mfe-media'])
      await rm(path.join(copy.folder, remote), { recursive: true });
    const port = await freePort();
    const site = startCommand('npm', ['start'], {
      cwd: copy.folder,
      env: { PORT: String(port), npm_config_offline: 'true' },
    });
    try {
      const origin = `http://localhost:${port}`;
      await site.waitForOutput(`The site is at ${origin}`);
      await page.goto(origin);
      await expect(page.locator('main article').first()).toBeVisible();
      await expect(page.getByText('Featured Video is unavailable right now')).toBeVisible();
      // The remote's own pages are gone, with their menu link. A page in the shell's table stays until its line goes.
      expect((await page.request.get(`${origin}/weather`)).status()).toBe(404);
      await expect(page.locator('a[href="/weather"]')).toHaveCount(0);
      expect((await page.request.get(`${origin}/radio`)).status()).toBe(503);
      expect((await page.request.get(`${origin}/about`)).status()).toBe(200);
    } finally {
      site.stop();
      await copy.remove();
    }
  },
);
