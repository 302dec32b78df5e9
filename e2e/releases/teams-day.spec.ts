import type { Page } from '@playwright/test';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { documentedCommands } from '../support/commands/documented-commands.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { openTerminal } from '../support/commands/terminal.ts';
import { expect, test } from '../support/test.ts';

// The commands build, test, and run the gate three times.
test.setTimeout(900_000);

const OLD = 'Suppers, concerts, walks and meetings near Omaha.';
const NEW = 'Suppers, songs, walks and meetings near Omaha.';

const DAY = documentedCommands('docs/writing-a-remote.md', 'day');
const SECRET = /OVERRIDE_SECRET=(\S+)/.exec(DAY.join('\n'))?.[1] ?? '';

/** The commands after which the site is checked, by a word that identifies each. */
const STEPS = ['npm test', 'publish', 'check', 'link', '--canary', 'promote', 'rollback'];

/** The text of /events for a reader in every canary, or in none. */
async function read(site: RunningSite, bucket: 0 | 99): Promise<string> {
  const response = await fetch(`${site.origin}/events`, { headers: { cookie: `bucket=${bucket}` } });
  return /Suppers.*?Omaha\./.exec(await response.text())?.[0] ?? 'neither';
}

async function expectReaders(site: RunningSite, { inTen, others }: Record<'inTen' | 'others', string>) {
  await expect.poll(() => read(site, 0)).toBe(inTen);
  await expect.poll(() => read(site, 99)).toBe(others);
}

async function expectPinned(page: Page, site: RunningSite) {
  await page.goto(`${site.origin}/events`);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quality check' })).toContainText('media 0.1.0-');
}

test(
  "the documented commands of a section team's day work, and change nothing outside its folder",
  { tag: '@full' },
  async ({ page }) => {
    const copy = await copyCheckout();
    const site = await startSite({ OVERRIDE_SECRET: SECRET });
    const terminal = openTerminal(copy.folder, { EDITIONS: `file:${site.folder}`, SITE_ORIGIN: site.origin });
    const steps: string[] = [];
    try {
      for (const line of DAY) {
        const output = await test.step(line, () => terminal.type(line));
        const step = STEPS.find((one) => line.includes(one));
        if (step === undefined) continue;
        steps.push(step);
        if (step === 'npm test') expect(output).toMatch(/Tests: +\d+ passed/);
        if (step === 'check') expect(output).toContain(' 0 failed');
        if (step === 'link') await page.goto(/https?:\S+/.exec(output)?.[0] ?? '');
        await expectReaders(site, {
          inTen: step === '--canary' || step === 'promote' ? NEW : OLD,
          others: step === 'promote' ? NEW : OLD,
        });
        // The link pins the release for this browser only.
        if (steps.includes('link')) await expectPinned(page, site);
      }
      expect(steps).toEqual(STEPS);
      expect(copy.changedFiles()).toEqual(['mfe-media/src/events/Page.tsx']);
    } finally {
      terminal.close();
      await site.stop();
      await copy.remove();
    }
  },
);
