import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../testing/start-server.ts';
import type { Orders } from './orders.ts';
import { searchDesk } from './search-desk.ts';

afterEach(() => jest.restoreAllMocks());

/** Repeats a query until the condition is true. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400 && !(await holds()); tries += 1) await pause(10);
}

function newDatabase(): string {
  return `file:${path.join(mkdtempSync(path.join(tmpdir(), 'search-')), 'search.db')}`;
}

function deskOf(databaseUrl: string, site: string) {
  const desk = searchDesk({ databaseUrl, site, feedPages: [] });
  return async (text: string) =>
    (await desk('find', { text, section: null, since: null, page: 1 })) as Orders['find']['result'];
}

test('a page that is briefly unavailable can still be found, one that is gone cannot; a new process knows both', async () => {
  const paths = ['/about', '/blog/owls', '/blog/geese'];
  const status: Record<string, number> = {};
  const read: string[] = [];
  const site = await startServer((request, response) => {
    const at = request.url ?? '';
    if (at !== '/sitemap.xml') read.push(at);
    response.writeHead(status[at] ?? 200, { 'content-type': 'text/html' });
    if (at === '/sitemap.xml')
      response.end(paths.map((one) => `<loc>https://paper.example${one}</loc>`).join(''));
    else response.end(`<main><h1>Meadow ${at}</h1></main>`);
  });
  const databaseUrl = newDatabase();
  const first = deskOf(databaseUrl, site.origin);
  await eventually(async () => (await first('meadow')).total === 3);
  Object.assign(status, { '/blog/owls': 503, '/blog/geese': 404 });
  const second = deskOf(databaseUrl, site.origin);
  expect(await second('meadow')).toMatchObject({ total: 3, hasPages: true });
  await eventually(async () => (await second('meadow')).total < 3);
  const left = (await second('meadow')).documents.map(({ path: at }) => at);
  expect(left.toSorted()).toEqual(['/about', '/blog/owls']);
  // An unavailable page is requested again after a minute, not with every search.
  const requested = read.length;
  await second('meadow');
  await pause(100);
  expect(read).toHaveLength(requested);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  await second('meadow');
  await eventually(() => read.length > requested);
  expect(read.length).toBeGreaterThan(requested);
  await site.close();
});

test('a site without its sitemap is requested again after a few seconds, not with every search', async () => {
  const site = await startServer((_request, response) => response.writeHead(503).end());
  const find = deskOf(newDatabase(), site.origin);
  await find('meadow');
  await eventually(() => site.requests.length > 0);
  await pause(100);
  await find('meadow');
  await pause(100);
  expect(site.requests).toHaveLength(1);
  await site.close();
});

test('the pages of the site are read again after half an hour, even if the clock is set back', async () => {
  let read = 0;
  const site = await startServer((request, response) => {
    if (request.url === '/sitemap.xml') read += 1;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<loc>https://paper.example/about</loc><main><h1>About</h1><p>Who we are.</p></main>');
  });
  const find = deskOf(newDatabase(), site.origin);
  await eventually(async () => (await find('paper')).hasPages);
  expect(read).toBe(1);
  const elapsed = performance.now();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(elapsed + 31 * 60_000);
  await find('paper');
  await eventually(() => read === 2);
  expect(read).toBe(2);
  await site.close();
});
