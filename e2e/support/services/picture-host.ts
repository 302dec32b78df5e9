import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { ROOT } from '../../../build/paths.ts';
import { onLoopback } from './loopback.ts';

/** A picture wider than any layout needs: 1494 x 1535 pixels. */
const PICTURE = readFileSync(path.join(ROOT, 'docs/pictures/phone.webp'));

/** An outside picture server on loopback. */
export interface PictureHost {
  /** `127.0.0.1:<port>`. */
  host: string;
  requests: IncomingMessage[];
  stop: () => Promise<void>;
}

/** Serves a picture at `/<any>.jpg`, an HTML page as `page.jpg`, and 404 for `gone.jpg`. */
export async function startPictureHost(): Promise<PictureHost> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(request.url === '/gone.jpg' ? 404 : 200, { 'content-type': 'image/jpeg' });
    response.end(request.url === '/page.jpg' ? '<!doctype html><script>alert(1)</script>' : PICTURE);
  });
  const { port, stop } = await onLoopback(server);
  return { host: `127.0.0.1:${port}`, requests, stop };
}

/** A feed with one story per picture, in order. */
export function feedOfPictures(pictures: readonly string[]): Buffer {
  const items = pictures.map(
    (url, i) =>
      `<item><title>Story ${i}</title><link>https://news.example/${i}</link><description>Words.</description><media:content url="${url}" medium="image"/></item>`,
  );
  return Buffer.from(
    `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title><link>https://news.example/</link><description>d</description>${items.join('')}</channel></rss>`,
  );
}
