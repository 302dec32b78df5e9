import { gunzipSync } from 'node:zlib';
import { BREAKING_PLACE } from '../../../src/features/breaking/breaking-place.ts';
import { CachedPage } from '../cache/cached-page.ts';
import type { Banners } from './banners.ts';
import { PageVariants, withBanners } from './page-variants.ts';

const UNTIL = '2100-01-01T00:00:00.000Z';
const ONE = { number: 3, text: 'News', link: null, until: UNTIL };
const NEWS: Banners = { breaking: ONE, alerts: [] };
const HTML = `<title>t</title>${BREAKING_PLACE}<main>${'words '.repeat(200)}</main>`;

function page(kind: string) {
  return new CachedPage(
    {
      status: 200,
      lifetime: { madeAt: Date.now(), freshMs: 60_000, staleMs: 600_000 },
      contentType: 'text/html',
      cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      headers: {},
      tags: [],
      incomplete: false,
      unbounded: false,
      shared: {},
      about: { kind },
    },
    Buffer.from(HTML),
  );
}

it('banners are written into a page once per announcement and encoding, however many read it', async () => {
  let now: Banners | null = NEWS;
  const variants = new PageVariants<{ kind: string }>({ now: () => now }, () => {});
  const kept = page('page');
  const withNews = variants.withBanners(kept);
  expect(variants.withBanners(kept)).toBe(withNews);
  expect(gunzipSync((await withNews.bodies.in('gzip')).bytes).toString()).toContain('<span>News</span>');
  expect(withNews.bodies.plain.etag).not.toBe(kept.bodies.plain.etag);
  now = { ...NEWS, breaking: { ...ONE, number: 4, text: 'More' } };
  expect(variants.withBanners(kept).bodies.plain.bytes.toString()).toContain('<span>More</span>');
  now = null;
  expect(variants.withBanners(kept)).toBe(kept);
});

it('other documents are unchanged, and so is a page of an older shell, which has no place for banners', () => {
  const variants = new PageVariants<{ kind: string }>({ now: () => NEWS }, () => {});
  const data = page('data');
  expect(variants.withBanners(data)).toBe(data);
  expect(withBanners(Buffer.from('<main></main>'), NEWS).toString()).toBe('<main></main>');
});

it('an alert is below breaking news, escaped, and pages with only an alert are cached as long as usual', () => {
  const alert = { text: 'Tornado <Warning>', until: UNTIL };
  let now: Banners | null = { breaking: ONE, alerts: [alert] };
  const variants = new PageVariants<{ kind: string }>({ now: () => now }, () => {});
  const kept = page('page');
  const both = variants.withBanners(kept);
  expect(both.bodies.plain.bytes.toString()).toMatch(
    /<span>News<\/span>.*<section data-breaking="alert-[0-9a-f]{8}".*href="\/weather">Tornado &lt;Warning&gt;<\/a>.*<\/div><main>/,
  );
  expect(both.parts.cacheControl).toBe('public, max-age=0, s-maxage=10');
  now = { breaking: null, alerts: [alert] };
  const alone = variants.withBanners(kept);
  expect(alone.bodies.plain.bytes.toString()).not.toContain('Breaking news');
  expect(alone.parts).toMatchObject({ cacheControl: kept.parts.cacheControl, isBrief: false });
});

test('bytes cached along with a page are reported once, so that they count for the page cache', () => {
  const grew = jest.fn();
  let now = NEWS;
  const variants = new PageVariants<{ kind: string }>({ now: () => now }, grew);
  const kept = page('page');
  const withNews = variants.withBanners(kept);
  const lite = variants.lite(withNews);
  variants.lite(variants.withBanners(kept));
  now = { ...NEWS, breaking: { ...ONE, text: 'More' } };
  const next = variants.withBanners(kept);
  expect(grew.mock.calls).toEqual([
    [kept, withNews.size],
    [withNews, lite.size],
    [kept, next.size - withNews.size - lite.size],
  ]);
});
