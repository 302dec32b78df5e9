import { BREAKING_PLACE } from '../../../src/features/breaking/breaking-place.ts';
import type { Announced } from '../../editions/followed-breaking.ts';
import { countingPage } from '../testing/counting-page.ts';
import { startNewsSite } from '../testing/news-site.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(() => site.close());

const NEWS: Announced = {
  number: 7,
  text: 'Water <main> broken & "closed"',
  link: '/local-news',
  until: '2100-01-01T00:00:00.000Z',
};
const SAID = 'Water &lt;main&gt; broken &amp; &quot;closed&quot;';

it.each([
  ['kept', undefined],
  ['made for each reader', null],
])('pages that are %s show breaking news, escaped, from its start until its end', async (_, maxBytes) => {
  let now: Announced | null = null;
  const { load, page } = countingPage();
  site = await startNewsSite({
    one: page,
    ...(maxBytes === null && { maxBytes }),
    breaking: { now: () => now },
  });
  const before = await site.request();
  expect(before.body.split(BREAKING_PLACE)).toHaveLength(2);
  expect(before.headers.get('cache-control')).toContain('s-maxage=60, stale-while-revalidate=10');
  expect((await site.request('/_breaking')).status).toBe(204);

  now = NEWS;
  for (const encoding of ['identity', 'gzip', 'br']) {
    const during = await site.request('/local-news', { 'accept-encoding': encoding });
    expect(during.body).toContain(
      `<p><b>Breaking</b><span><a href="/local-news">${SAID}</a></span><button type="button" aria-label="Close">×</button></p></section></div>`,
    );
    expect(during.body).not.toContain('<main> broken');
    // Caches between here and the reader drop it soon after it expires.
    expect(during.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  }
  expect((await site.request('/no/such/page')).body).toContain(SAID);
  expect((await site.request('/_breaking')).body).toContain(SAID);
  const data = await site.request(`/_data/${site.live.edition.id}/local-news`);
  expect(data.body).not.toContain('Breaking');

  now = null;
  const after = await site.request();
  if (maxBytes === null) return;
  expect(after.body).toBe(before.body);
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  // For the page, and for its data: none was rendered again.
  expect(load).toHaveBeenCalledTimes(2);
});

it('a reader with a copy of the page without the news gets the page again', async () => {
  let now: Announced | null = null;
  site = await startNewsSite({ breaking: { now: () => now } });
  const etag = (await site.request()).headers.get('etag') ?? '';
  expect((await site.request('/local-news', { 'if-none-match': etag })).status).toBe(304);
  now = NEWS;
  const response = await site.request('/local-news', { 'if-none-match': etag });
  expect([response.status, response.headers.get('age')]).toEqual([200, '0']);
});
