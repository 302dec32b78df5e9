import type { SyndicatedFeed, SyndicatedItem } from '@meadowlark/shared/contract/syndicate.ts';
import { parseRssFeed } from 'feedsmith';
import { rssXml } from './rss-xml.ts';

const ORIGIN = 'https://news.example';
const item = (
  title: string,
  published: string | null,
  more: Partial<SyndicatedItem> = {},
): SyndicatedItem => ({
  title,
  path: `/article/${title}`,
  description: '',
  author: null,
  published,
  ...more,
});
const feed = (items: SyndicatedItem[]): SyndicatedFeed => ({
  title: 'Local News',
  description: 'Streets & schools.',
  items,
});

test('a feed names its page and itself by absolute URL', () => {
  const xml = rssXml(feed([item('a', '2026-03-01T12:00:00Z', { author: 'Ana' })]), '/local-news', ORIGIN);
  expect(parseRssFeed(xml)).toMatchObject({
    title: 'Local News',
    link: 'https://news.example/local-news',
    description: 'Streets &amp; schools.',
    language: 'en-US',
    lastBuildDate: 'Sun, 01 Mar 2026 12:00:00 GMT',
    atom: { links: [{ href: 'https://news.example/local-news/rss.xml', rel: 'self' }] },
    items: [
      {
        title: 'a',
        link: 'https://news.example/article/a',
        guid: { value: 'https://news.example/article/a', isPermaLink: true },
        pubDate: 'Sun, 01 Mar 2026 12:00:00 GMT',
        dc: { creators: ['Ana'] },
      },
    ],
  });
});

test('the newest item comes first; items without a date or with a future date come last', () => {
  const items = [
    item('none', null),
    item('to come', new Date(Date.now() + 2 * 86_400_000).toISOString()),
    item('old', '2025-01-01'),
    item('wrong', 'soon'),
    item('new', '2026-01-01'),
  ];
  const { items: sorted } = parseRssFeed(rssXml(feed(items), '/local-news', ORIGIN));
  expect(sorted?.map(({ title }) => title)).toEqual(['new', 'old', 'none', 'to come', 'wrong']);
  expect(sorted?.map(({ pubDate }) => pubDate !== undefined)).toEqual([true, true, false, false, false]);
});

test.each(['America/Chicago', 'Asia/Tokyo'])('a day is the same day for a feed reader in %s', (timeZone) => {
  const { items } = parseRssFeed(rssXml(feed([item('a', '2026-11-19')]), '/blog', ORIGIN));
  const shown = new Date(items?.[0]?.pubDate ?? '').toLocaleDateString('en-US', { timeZone });
  expect(shown).toBe('11/19/2026');
});

test('no text of an item becomes markup, in XML or in a feed reader', () => {
  const hostile = ']]><script>alert(1)</script>&amp;\u0000\u0008\uD800 end';
  const xml = rssXml(
    feed([item('a', null, { title: hostile, description: hostile, author: hostile })]),
    '/blog',
    ORIGIN,
  );
  const [only] = parseRssFeed(xml).items ?? [];
  const escaped = ']]&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp; end';
  expect([only?.title, only?.description, only?.dc?.creators]).toEqual([escaped, escaped, [escaped]]);
  // oxlint-disable-next-line no-control-regex
  expect(xml).not.toMatch(/[\u0000-\u0008\uD800]/);
});

test('a page without stories has a feed without items', () => {
  const parsed = parseRssFeed(rssXml(feed([]), '/blog', ORIGIN));
  expect(parsed.items ?? []).toEqual([]);
  expect(parsed.lastBuildDate).toBeUndefined();
});
