import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { startFeeds } from '../support/feed-server.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** Any real picture will do; one of 1 x 1 would count as a tracking pixel. */
const PNG = readFileSync(path.join(ROOT, 'shell/server/files/root/icons/icon-512.png'));

/** Somebody's picture server: a picture, and a web page that calls itself one. */
async function startPictures() {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const isPage = request.url === '/page.png';
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(isPage ? '<!doctype html><script>alert(1)</script>' : PNG);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, asked, stop: () => new Promise((resolve) => server.close(resolve)) };
}

function feedOf(pictures: readonly string[]): Buffer {
  const items = pictures.map(
    (url, i) =>
      `<item><title>Story ${i}</title><link>https://news.example/${i}</link><description>Words.</description><media:content url="${url}" medium="image"/></item>`,
  );
  return Buffer.from(
    `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title><link>https://news.example/</link><description>d</description>${items.join('')}</channel></rss>`,
  );
}

test('a picture of a story comes from the paper, and its host learns nothing about the reader', async ({
  page,
}) => {
  const pictures = await startPictures();
  const feeds = await startFeeds(() => ({
    body: feedOf([`http://${pictures.host}/bird.png`, `http://${pictures.host}/page.png`]),
  }));
  const site = await startSite({
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogueFile,
    RELAY_PRIVATE: `${feeds.host},${pictures.host}`,
  });
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).origin !== site.origin) elsewhere.push(asked.url());
  });
  try {
    await page.goto(`${site.origin}/local-news`);
    const story = page.locator('main article', { hasText: 'Story 0' });
    const shown = story.locator('img');
    await expect(shown).toHaveAttribute('src', /^\/pictures\/[\w-]{22}\/[\w-]+$/);
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
    expect(elsewhere).toEqual([]);
    for (const { headers } of pictures.asked) {
      expect(headers['user-agent']).toBe('MeadowlarkPictures/1.0');
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['referer']));
    }
  } finally {
    await site.stop();
    await feeds.stop();
    await pictures.stop();
  }
});

test('a web page that poses as a picture is not passed on', async ({ request }) => {
  const pictures = await startPictures();
  const feeds = await startFeeds(() => ({ body: feedOf([`http://${pictures.host}/page.png`]) }));
  const site = await startSite({
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogueFile,
    RELAY_PRIVATE: `${feeds.host},${pictures.host}`,
  });
  try {
    const html = await (await request.get(`${site.origin}/local-news`)).text();
    const at = /\/pictures\/[\w-]+\/[\w-]+/.exec(html)?.[0] ?? '';
    const answer = await request.get(site.origin + at);
    expect(answer.status()).toBe(502);
    expect(await answer.text()).not.toContain('<script>');
    expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");

    const forged = at.replace(/\/pictures\/[\w-]+/, `/pictures/${'A'.repeat(22)}`);
    expect((await request.get(site.origin + forged)).status()).toBe(403);
  } finally {
    await site.stop();
    await feeds.stop();
    await pictures.stop();
  }
});
