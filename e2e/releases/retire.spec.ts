import { ROOT } from '../../build/paths.ts';
import { openTerminal } from '../support/commands/terminal.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

// With the gate.
test.setTimeout(300_000);

test('a retired remote leaves nothing on the site, and a rollback brings it back', async ({ request }) => {
  const site = await startSite();
  const terminal = openTerminal(ROOT, { EDITIONS: `file:${site.folder}` });
  const state = async () => {
    const about = await (await request.get(`${site.origin}/about`)).text();
    return {
      status: (await request.get(`${site.origin}/weather`)).status(),
      links: about.match(/href="\/weather"/g)?.length ?? 0,
    };
  };
  try {
    // In the menu, and the line in the masthead.
    await expect.poll(state).toEqual({ status: 200, links: 2 });
    await terminal.type('npm run -s edition -- retire weather --note "It has a site of its own"');
    await expect.poll(state, { timeout: 20_000 }).toEqual({ status: 404, links: 0 });
    expect((await request.get(site.origin)).status()).toBe(200);
    await terminal.type('npm run -s edition -- rollback');
    await expect.poll(state, { timeout: 20_000 }).toEqual({ status: 200, links: 2 });
  } finally {
    terminal.close();
    await site.stop();
  }
});
