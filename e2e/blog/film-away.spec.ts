import { createServer, type AddressInfo, type Socket } from 'node:net';
import { freePort } from '../support/free-port.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { pauseClock } from '../support/browser/pause-clock.ts';
import { expect, test } from '../support/test.ts';

/** A sample post with a short film from an outside site. */
const POST = '/blog/two-hours-west-for-the-cranes';
const HOST = 'www.youtube-nocookie.com';

/** Accepts connections and never responds. */
async function startSilence() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { at: `127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, stop };
}

// The browser itself hits the failure: a faked failure would not produce its error page.
for (const how of [
  'refuses the connection',
  'accepts the connection and never responds',
  'has no address',
] as const) {
  const tag = how === 'accepts the connection and never responds' ? [] : '@full';
  test(
    `when the site of a film ${how}, the still returns with a link to the film, and no error page stays`,
    { tag },
    async ({ playwright, launchOptions, site }) => {
      const silence = await startSilence();
      const target = {
        'refuses the connection': `127.0.0.1:${await freePort()}`,
        'accepts the connection and never responds': silence.at,
        'has no address': '~NOTFOUND',
      }[how];
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} ${target}`],
      });
      const page = await browser.newPage({ baseURL: site.origin });
      await page.clock.install();
      await page.goto(POST);
      const section = page.locator('section', { has: page.getByRole('heading', { name: 'Video' }) });
      const isSilent = how === 'accepts the connection and never responds';
      if (isSilent) await pauseClock(page);
      await section.getByRole('link', { name: /^Play the video/ }).click();
      if (isSilent) {
        await expect.poll(() => silence.sockets.length).toBeGreaterThan(0);
        await expect(section.getByRole('status')).toHaveText('Loading…');
        await page.clock.runFor(7999);
        await expect(section.locator('iframe')).toHaveCount(1);
        await page.clock.runFor(1);
        await page.clock.resume();
      }
      const alert = section.getByRole('alert');
      await expect(alert).toHaveText('It did not load. Open it at youtube.com');
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/shorts\//);
      await expect(section.getByRole('link', { name: /^Play the video/ })).toBeVisible();
      expect(page.frames().map((frame) => frame.url())).toEqual([site.origin + POST]);
      expect(await layoutShifts(page)).toEqual([]);
      await browser.close();
      silence.stop();
    },
  );
}
