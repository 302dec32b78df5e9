import { parseRssFeed } from 'feedsmith';
import { ROUTES } from '../../shell/src/routes.ts';
import { expect, test } from '../support/test.ts';

/** The blog, its corrections, and every category that outside feeds fill. */
const WITH_FEED = ROUTES.flatMap((route) => {
  if (route.kind !== 'remote') return [];
  return ['/blog', '/corrections'].includes(route.path) ||
    (route.remote === 'news' && route.page === 'category')
    ? [route.path]
    : [];
});

for (const path of WITH_FEED) {
  // spec beyond: An RSS feed out per category and for the blog
  test(`${path} has an RSS feed, and its page links to it`, async ({ request, site }) => {
    const address = `${site.origin}${path}/rss.xml`;
    const html = await (await request.get(path)).text();
    const links = html.match(/<link rel="alternate" type="application\/rss\+xml"[^>]*>/g) ?? [];
    expect(links).toEqual([expect.stringContaining(`href="${address}"`)]);

    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers()['cache-control']).toMatch(/s-maxage=\d+/);
    const feed = parseRssFeed(await response.text());
    expect(feed).toMatchObject({
      title: expect.stringMatching(/./),
      link: `${site.origin}${path}`,
      atom: { links: [{ href: address, rel: 'self' }] },
    });
    // The feed escapes it, as the page does.
    expect(links[0]).toContain(`title="${feed.title}"`);
    const items = feed.items ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item.title).toMatch(/\S/);
      expect(item.guid?.value).toBe(item.link);
      expect(item.link?.startsWith(`${site.origin}/`)).toBe(true);
    }
    expect(new Set(items.map(({ link: at }) => at)).size).toBe(items.length);
    const times = items.flatMap(({ pubDate }) => (pubDate ? [Date.parse(pubDate)] : []));
    expect(times.some(Number.isNaN)).toBe(false);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await request.get(items[0]?.link ?? '')).status()).toBe(200);
  });
}

test('the feed address of a page without a feed responds 404', async ({ request }) => {
  for (const path of ['/rss.xml', '/about/rss.xml', '/no/such/page/rss.xml'])
    expect((await request.get(path)).status(), path).toBe(404);
});
