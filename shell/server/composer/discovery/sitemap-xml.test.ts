import { sitemapXml } from './sitemap-xml.ts';

const ORIGIN = 'https://news.example';
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1] ?? '');

test('every page once, absolute and escaped', () => {
  const pages = ['/', '/blog', '/blog/a&b', '/blog/café <1>', '/blog'].map((path) => ({
    path,
    modified: null,
  }));
  expect(locations(sitemapXml(pages, ORIGIN))).toEqual([
    'https://news.example/',
    'https://news.example/blog',
    'https://news.example/blog/a&amp;b',
    'https://news.example/blog/caf%C3%A9%20%3C1%3E',
  ]);
});

test('the day of the last change if it is known', () => {
  const page = (modified: string | null) => sitemapXml([{ path: '/blog/a', modified }], ORIGIN);
  expect(page('2026-03-01')).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>');
  expect(page(null)).not.toContain('lastmod');
  expect(page('March, some time')).not.toContain('lastmod');
});

test.each(['https://evil.example/', '.evil.example/', '@evil.example/', ':99999/'])(
  'a remote cannot list %s as a page of this site',
  (path) => {
    expect(locations(sitemapXml([{ path, modified: null }], ORIGIN))).toEqual([]);
  },
);
