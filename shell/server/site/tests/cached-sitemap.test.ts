import type { PageAddress } from '@meadowlark/shared/contract/addresses.ts';
import { later } from '../testing/later.ts';
import { FIRST, pageOf, SECOND, startNewsSite } from '../testing/news-site.ts';
import { until } from '../../../lib/testing/until.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

/** A site on which every remote lists these pages. */
async function listing(list: () => Promise<readonly PageAddress[]>) {
  const addresses = jest.fn(list);
  site = await startNewsSite({ one: pageOf('Posts', { addresses }) });
  return addresses;
}

const request = (headers: Record<string, string> = {}) => site.request('/sitemap.xml', headers);
const post = (name: string) => async () => [{ path: `/blog/${name}`, modified: null }];

test('the sitemap is made once for all requests, and is sent with the headers of a finished page', async () => {
  const addresses = await listing(post('first'));
  const responses = await Promise.all(Array.from({ length: 20 }, () => request()));
  const calls = addresses.mock.calls.length;
  const [first] = responses;
  for (const { status, body } of [
    ...responses,
    await request(),
    await request({ 'accept-encoding': 'gzip' }),
  ])
    expect([status, body]).toEqual([200, first?.body]);
  expect(first?.body).toContain('/blog/first</loc>');
  // Once for each route whose pages a remote lists.
  expect(addresses).toHaveBeenCalledTimes(calls);
  expect(calls).toBeLessThan(5);

  const page = await site.request('/local-news');
  const { headers } = await request();
  expect([...headers.keys()]).toEqual([...page.headers.keys()]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=10, stale-if-error=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-edition': FIRST.id,
    age: expect.stringMatching(/^\d+$/),
  });
  const again = await request({ 'if-none-match': headers.get('etag') ?? 'none' });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a stale sitemap is sent at once and refreshed in the background', async () => {
  const addresses = await listing(post('first'));
  await request();
  addresses.mockImplementation(post('second'));
  later(601);
  const stale = await request();
  expect(stale.body).toContain('/blog/first</loc>');
  expect(stale.headers.get('age')).toBe('601');
  await until(async () => (await request()).body.includes('/blog/second</loc>'));
});

test('an incomplete one does not replace a complete one', async () => {
  const addresses = await listing(post('first'));
  await request();
  addresses.mockImplementation(() => Promise.reject(new Error('The blog is down.')));
  const before = addresses.mock.calls.length;
  later(601);
  await request();
  await until(async () => addresses.mock.calls.length > before);
  expect((await request()).body).toContain('/blog/first</loc>');
});

test('an incomplete one is soon made again', async () => {
  const addresses = await listing(() => Promise.reject(new Error('The blog is down.')));
  const { status, body, headers } = await request();
  expect(status).toBe(200);
  expect(body).toContain('/about</loc>');
  expect(body).not.toContain('/blog/');
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=0',
  );
  addresses.mockImplementation(post('first'));
  later(2);
  expect((await request()).body).toContain('/blog/first</loc>');
});

test('another edition has its own', async () => {
  const addresses = await listing(post('first'));
  await request();
  const calls = addresses.mock.calls.length;
  site.live.edition = SECOND;
  await until(async () => (await request()).headers.get('x-edition') === SECOND.id);
  expect(addresses.mock.calls.length).toBeGreaterThan(calls);
});
