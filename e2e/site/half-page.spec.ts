import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Longer than a browser waits with the first picture of what it has. */
const PAUSE_MS = 1000;

test('the front page comes in two halves, and what came first keeps its place', async ({ page, site }) => {
  // A route of the test's own would send it whole.
  const halting = await startHalting(site.origin, '<h1');
  try {
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      await page.goto(halting.origin);
      expect(await layoutShifts(page), `${width} px`).toEqual([]);
    }
  } finally {
    halting.server.closeAllConnections();
    halting.server.close();
  }
});

/** The site behind a line that stops for a while in its front page, just before the element around this text. */
async function startHalting(site: string, before: string): Promise<{ origin: string; server: Server }> {
  const pass = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(path, site));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = path === '/' ? body.lastIndexOf('<div', body.indexOf(before)) : 0;
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), cut > 0 ? PAUSE_MS : 0);
  };
  const server = createServer((request, response) => {
    pass(request.url ?? '/', response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
