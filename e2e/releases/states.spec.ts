import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../build/paths.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { QA_VERSION } from '../support/qa-site.ts';
import { expect, test } from '../support/test.ts';

test(
  'staff see every state of pinned and live releases, in working frames',
  { tag: '@full' },
  async ({ page, qaSite, pageErrors }) => {
    await page.goto(qaSite.link);
    await page.goto(`${qaSite.origin}/_qa/states?remote=news&theme=dark&width=390`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([`news@${QA_VERSION}`]);
    const frame = page.frameLocator('iframe').first();
    await expect(frame.locator('summary', { hasText: 'Show Every One of All 15 Articles' })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame.getByRole('navigation', { name: 'Units' })).toHaveCount(0);
    await expect(page.getByTitle('page category, pending, dark, 390 pixels')).toHaveCount(1);
    // Media has the fewest frames, which have their own tests.
    await page.goto(`${qaSite.origin}/_qa/states?remote=media&theme=light`);
    await expectNoViolations(page, 'header');
    expect(pageErrors).toEqual([]);
  },
);

test(
  'the pictures of two releases are compared: changes come first, the rest is counted',
  { tag: '@full' },
  async ({ page, site }) => {
    test.setTimeout(180_000);
    const [built] = await site.store.versions('media');
    const changed = await deriveRelease('media', '9.9.9-changed', 'Suppers, concerts', 'Suppers, songs');
    await publishRelease(site.store, changed);
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shell/commands/main.ts', 'diff', '--pictures'].concat([
        `media@${built ?? ''}`,
        'media@9.9.9-changed',
      ]),
      { cwd: ROOT, env: { ...process.env, EDITIONS: site.store.place } },
    );
    expect(stderr).toContain('1 of 8 states look different, in 6 of 48 pictures; 7 are the same.');
    const report = stdout.trim();
    expect(await readFile(report, 'utf8')).not.toMatch(/src="(?!data:)/);
    await page.goto(`file://${report}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'media, page events: the calendar',
    );
    await expect(page.getByText('5 more views')).toBeVisible();
  },
);
