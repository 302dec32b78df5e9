import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Long enough for a browser to paint what it has. */
const PAUSE_MS = 50;
/**
 * Elements that take part in the layout of the page, and the words of controls, which have arrows after them; all elements
 * in the masthead, whose rows have little room.
 */
const PIECE =
  /(?=<(?:article|section|aside|figure|footer|h[1-3])\b)|(?<=<summary\b[^>]*><span\b[^>]*>)|(?<=<button\b[^>]*>)(?=\w)/;
const PIECE_OF_MASTHEAD = /(?=<(?:div|p|a|b|span|svg|form|input|nav|button)\b)/;
/** Tall enough to record every shift. */
const HEIGHT = 5000;

for (const { path, tag } of [
  { path: '/', tag: [] },
  { path: '/local-news', tag: '@full' },
  { path: '/contact', tag: '@full' },
])
  test(
    `${path} comes in small pieces, and what came first keeps its place`,
    { tag },
    async ({ page, site }) => {
      // Playwright's `route` would send it whole.
      const slow = await startInPieces(site.origin, path);
      try {
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: HEIGHT });
          await page.goto('about:blank');
          await page.goto(slow.origin + path);
          expect(await layoutShifts(page), `${width} px`).toEqual([]);
        }
      } finally {
        slow.server.closeAllConnections();
        slow.server.close();
      }
    },
  );

function inPieces(html: string): string[] {
  const main = html.indexOf('<main');
  return [...html.slice(0, main).split(PIECE_OF_MASTHEAD), ...html.slice(main).split(PIECE)];
}

/** The site behind a connection that pauses after each piece of one page. */
async function startInPieces(site: string, slowPath: string): Promise<{ origin: string; server: Server }> {
  const pass = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(path, site));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const piece of path === slowPath ? inPieces(body.toString()) : [body]) {
      response.write(piece);
      if (path === slowPath) await sleep(PAUSE_MS);
    }
    response.end();
  };
  const server = createServer((request, response) => {
    pass(request.url ?? '/', response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
