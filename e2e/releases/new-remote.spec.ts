import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyCheckout } from '../support/checkout-copy.ts';
import { startSite } from '../support/running-site.ts';
import { openTerminal } from '../support/terminal.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Its commands build twice, test, and ask the gate for both.
test.setTimeout(900_000);

/** Puts the line that `npm run new-remote` prints into the route table, as its last. */
async function mount(checkout: string, said: string): Promise<void> {
  const line = / {2}page\('\/weather', .*\),/.exec(said)?.[0] ?? '';
  const file = path.join(checkout, 'shell/src/routes.ts');
  const table = await readFile(file, 'utf8');
  await writeFile(
    file,
    table.replace(/\n\];\n/, () => `\n${line}\n];\n`),
  );
}

test(
  'a new remote is tested, passes the gate, and with one line in the route table readers have its page',
  { tag: '@full' },
  async ({ page, complaints }) => {
    const copy = await copyCheckout();
    const site = await startSite();
    // All packages are there already, so it is to work without a network.
    const terminal = openTerminal(copy.folder, {
      EDITIONS: `file:${site.folder}`,
      npm_config_offline: 'true',
    });
    const type = (line: string) => test.step(line, () => terminal.type(line));
    try {
      const said = await type('npm run new-remote weather -- --owner "Storm & Sky desk"');
      await type('cd mfe-weather');
      expect(await type('npm test')).toMatch(/Tests: +\d+ passed/);
      await type('WEATHER=$(npm run --silent edition -- publish weather)');

      await mount(copy.folder, said);
      await type('SHELL_RELEASE=$(npm run --silent edition -- publish shell)');
      // The gate is asked for both.
      await type('npm run edition -- promote "$WEATHER" "$SHELL_RELEASE" --note "The weather has a page"');
      expect(await type('npm run edition -- list weather')).toMatch(/weather@\S+ +live .*Storm & Sky desk/);

      await expect.poll(async () => (await fetch(`${site.origin}/weather`)).status).toBe(200);
      const answer = await page.goto(`${site.origin}/weather`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weather');
      await hydrated(page);
      expect(complaints).toEqual([]);
      expect(copy.changed().filter((file) => !file.startsWith('mfe-weather/'))).toEqual([
        '.github/CODEOWNERS',
        '.github/workflows/weather.yml',
        'package-lock.json',
        'shell/src/routes.ts',
      ]);
    } finally {
      terminal.close();
      await site.stop();
      await copy.remove();
    }
  },
);
