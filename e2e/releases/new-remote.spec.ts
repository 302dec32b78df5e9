import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { startSite } from '../support/running-site.ts';
import { openTerminal } from '../support/commands/terminal.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The commands build, test, and run the gate.
test.setTimeout(900_000);

test(
  'a new remote passes its tests and the gate, and readers get its page and menu link without a release of the shell',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    const copy = await copyCheckout();
    const site = await startSite();
    // All packages are installed, so the command must work without a network.
    const terminal = openTerminal(copy.folder, {
      EDITIONS: `file:${site.folder}`,
      npm_config_offline: 'true',
    });
    const type = (line: string) => test.step(line, () => terminal.type(line));
    try {
      const output = await type('npm run new-remote traffic -- --owner "Storm & Sky desk"');
      expect(output).toContain('The shell grants it /traffic and everything below');
      await type('cd mfe-traffic');
      expect(await type('npm test')).toMatch(/Tests: +\d+ passed/);
      await type('TRAFFIC=$(npx remote publish)');

      // With the gate.
      await type('npx remote promote "$TRAFFIC" --note "The traffic has a page"');
      expect(await type('npx remote list traffic')).toMatch(/traffic@\S+ +live .*Storm & Sky desk/);

      await expect.poll(async () => (await fetch(`${site.origin}/traffic`)).status).toBe(200);
      const response = await page.goto(`${site.origin}/traffic`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traffic');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/traffic`);
      await page.locator('header [popovertarget]').filter({ visible: true }).click();
      const link = page.locator('[popover]:popover-open').getByRole('link', { name: 'Traffic' });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await hydrated(page);
      expect(pageErrors).toEqual([]);
      expect(copy.changedFiles().filter((file) => !file.startsWith('mfe-traffic/'))).toEqual([
        '.github/CODEOWNERS',
        '.github/workflows/traffic.yml',
        'package-lock.json',
      ]);
    } finally {
      terminal.close();
      await site.stop();
      await copy.remove();
    }
  },
);

/** A page that shares nothing with the one that `npm run new-remote` writes. */
const OTHER_PAGE = {
  'load.ts': `import type { Load } from '@meadowlark/shared/contract/load.ts';

export interface IndexData {
  wind: string;
}

export const load: Load<IndexData> = () => ({ status: 200, data: { wind: 'calm' } });
`,
  'Page.tsx': `import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import type { IndexData } from './load.ts';

export function Page({ data: { wind } }: PageProps<IndexData>) {
  return (
    <section>
      <h1>Over Omaha</h1>
      <p>The wind is {wind}.</p>
    </section>
  );
}

export function Pending() {
  return <p role="status">Looking out of the window...</p>;
}
`,
  'fixtures.ts': `import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  { name: 'calm', path: '/traffic', params: {}, respond: () => new Response('', { status: 500 }) },
];
`,
};

test('the tests of a new remote pass for a different page as well', { tag: '@full' }, async () => {
  const copy = await copyCheckout();
  const terminal = openTerminal(copy.folder, { npm_config_offline: 'true' });
  const index = path.join(copy.folder, 'mfe-traffic/src/index');
  try {
    await terminal.type('npm run new-remote traffic');
    for (const sample of ['OrderLinks.tsx', 'sample-stories.ts']) await rm(path.join(index, sample));
    for (const [file, text] of Object.entries(OTHER_PAGE)) await writeFile(path.join(index, file), text);
    expect(await terminal.type('npm test -w mfe-traffic')).toMatch(/Tests: +\d+ passed/);
  } finally {
    terminal.close();
    await copy.remove();
  }
});
