import { createServer } from 'node:http';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onLoopback } from './loopback.ts';

export interface FeedServer {
  /** `127.0.0.1:<port>`. */
  host: string;
  /** Number of requests so far. */
  requestCount: () => number;
  /** Path of a feed catalog that maps every category to this server. */
  catalogFile: string;
  stop: () => Promise<void>;
}

const KEYS =
  'local-news national-news world-news politics business technology automotive real-estate health arts-culture food-dining lifestyle opinion archives';

/** Starts a feed server on loopback. `respond` gets the key of the category. */
export async function startFeeds(
  respond: (category: string) => { body: Buffer; type?: string },
): Promise<FeedServer> {
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    const { body, type = 'application/rss+xml' } = respond(request.url?.slice(1) ?? '');
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const { port, stop } = await onLoopback(server);
  const host = `127.0.0.1:${port}`;
  const catalog = {
    ...Object.fromEntries(KEYS.split(' ').map((key) => [key, `http://${host}/${key}`])),
    sports: ['baseball', 'tennis', 'golf', 'hockey', 'soccer'].map((sport) => `http://${host}/${sport}`),
  };
  const catalogFile = path.join(await mkdtemp(path.join(tmpdir(), 'feeds-')), 'catalog.json');
  await writeFile(catalogFile, JSON.stringify(catalog));
  return {
    host,
    requestCount: () => requestCount,
    catalogFile,
    stop,
  };
}
