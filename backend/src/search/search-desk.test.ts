import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../testing/start-server.ts';
import { searchDesk } from './search-desk.ts';

afterEach(() => jest.restoreAllMocks());

test('the pages of the site are read again after half an hour, also when the time of day is set back', async () => {
  let read = 0;
  const site = await startServer((request, response) => {
    if (request.url === '/sitemap.xml') read += 1;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<loc>https://paper.example/about</loc><main><h1>About</h1><p>Who we are.</p></main>');
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  const databaseUrl = `file:${path.join(folder, 'search.db')}`;
  const desk = searchDesk({ databaseUrl, site: site.origin, feedPages: [] });
  const find = () => desk('find', { text: 'paper', section: null, since: null, page: 1 });
  const eventually = async (holds: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 400 && !(await holds()); tries += 1) await pause(10);
  };
  await eventually(async () => ((await find()) as { hasPages: boolean }).hasPages);
  expect(read).toBe(1);
  const elapsed = performance.now();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(elapsed + 31 * 60_000);
  await find();
  await eventually(() => read === 2);
  expect(read).toBe(2);
  await site.close();
});
