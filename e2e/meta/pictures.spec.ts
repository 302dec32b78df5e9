import { startFeeds } from '../support/feed-server.ts';
import { feedOfPictures, startPictureHost } from '../support/picture-host.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** A site whose stories have these pictures of another host. */
async function siteWith(names: readonly string[]) {
  const pictures = await startPictureHost();
  const feeds = await startFeeds(() => ({
    body: feedOfPictures(names.map((name) => `http://${pictures.host}/${name}`)),
  }));
  const site = await startSite({
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogueFile,
    RELAY_PRIVATE: `${feeds.host},${pictures.host}`,
  });
  const stop = () => Promise.all([site.stop(), feeds.stop(), pictures.stop()]);
  return { site, pictures, stop };
}

test('a picture of a story comes from the paper, and its host learns nothing about the reader', async ({
  page,
}) => {
  const { site, pictures, stop } = await siteWith(['bird.jpg', 'page.jpg']);
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).origin !== site.origin) elsewhere.push(asked.url());
  });
  try {
    await page.goto(`${site.origin}/local-news`);
    const story = page.locator('main article', { hasText: 'Story 0' });
    const shown = story.locator('img');
    await expect(shown).toHaveAttribute('src', /^\/pictures\/[\w-]{22}\/[\w-]+\/\d+$/);
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
    expect(elsewhere).toEqual([]);
    for (const { headers } of pictures.asked) {
      expect(headers['user-agent']).toBe('MeadowlarkPictures/1.0');
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['referer']));
    }
  } finally {
    await stop();
  }
});

test('a web page that poses as a picture is not passed on', async ({ request }) => {
  const { site, stop } = await siteWith(['page.jpg']);
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
    await stop();
  }
});

test('the card of a story has a picture that every program reads', async ({ request }) => {
  const { site, stop } = await siteWith(['bird.jpg']);
  try {
    const front = await (await request.get(`${site.origin}/local-news`)).text();
    const article = /href="(\/article\/[^"]+)"/.exec(front)?.[1] ?? '';
    const html = await (await request.get(site.origin + article)).text();
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(card, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  } finally {
    await stop();
  }
});
