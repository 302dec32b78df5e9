import { gunzipSync } from 'node:zlib';
import { BREAKING_PLACE } from '../../../src/breaking/breaking-place.ts';
import type { Announced } from '../../editions/followed-breaking.ts';
import { CachedPage } from '../cache/cached-page.ts';
import { PageDresser, withBanner } from './dress-page.ts';

const NEWS: Announced = { number: 3, text: 'News', link: null, until: '2100-01-01T00:00:00.000Z' };
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

it('a page is dressed once for each announcement, however many read it, and in every encoding', async () => {
  let now: Announced | null = NEWS;
  const dresser = new PageDresser<{ kind: string }>({ now: () => now });
  const kept = page('page');
  const dressed = dresser.dress(kept);
  expect(dresser.dress(kept)).toBe(dressed);
  expect(gunzipSync((await dressed.bodies.in('gzip')).bytes).toString()).toContain('<span>News</span>');
  expect(dressed.bodies.plain.etag).not.toBe(kept.bodies.plain.etag);
  now = { ...NEWS, number: 4, text: 'More' };
  expect(dresser.dress(kept).bodies.plain.bytes.toString()).toContain('<span>More</span>');
  now = null;
  expect(dresser.dress(kept)).toBe(kept);
});

it('what is no page stays as it is, and so does a page of a shell from before, which has no place', () => {
  const dresser = new PageDresser<{ kind: string }>({ now: () => NEWS });
  const data = page('data');
  expect(dresser.dress(data)).toBe(data);
  expect(withBanner(Buffer.from('<main></main>'), NEWS).toString()).toBe('<main></main>');
});
