import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { onLoopback } from '../services/loopback.ts';

/** One piece per frame, so that the browser parses, lays out and paints as on a slow network or CPU. */
const FRAME_MS = 20;

/** Where a page may be cut. Never within a line, because half of a centered text has another position. */
const BLOCK = /<(?:section|article|aside|nav|div|p|h\d|ul|ol|li|dl|details|table|tr|form|figure)\b/g;

/** A proxy on loopback that forwards a whole site, and its HTML piece by piece. */
export async function serveInPieces(
  site: string,
  { cut = BLOCK, characters = 3000, everyMs = FRAME_MS } = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    // Compressed pieces would reach the parser in different sizes.
    const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'identity' };
    const passedOn = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers },
      (upstream) => {
        outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers);
        if (upstream.headers['content-type']?.startsWith('text/html'))
          sendInPieces(upstream, outgoing, { cut, characters, everyMs }).catch(() => outgoing.destroy());
        else upstream.pipe(outgoing);
      },
    );
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  return onLoopback(server);
}

/** The head at once, then the body. */
async function sendInPieces(
  upstream: IncomingMessage,
  outgoing: ServerResponse,
  { cut, characters, everyMs }: { cut: RegExp; characters: number; everyMs: number },
): Promise<void> {
  const html = Buffer.concat(await upstream.toArray()).toString('utf8');
  let end = 0;
  for (let start = 0; start < html.length; start = end) {
    cut.lastIndex = start === 0 ? html.indexOf('<body') : start + characters;
    end = cut.exec(html)?.index ?? html.length;
    outgoing.write(html.slice(start, end));
    await setTimeout(everyMs);
  }
  outgoing.end();
}
