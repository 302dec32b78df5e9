import { rawRequest } from '../../shell/server/http/testing/raw-connection.ts';
import { blogPage } from '../support/services/blog-platform.ts';
import { expect, test } from '../support/test.ts';

/** Status and headers of a response read from a connection. */
function headOf(response: string): { status: number; header: (name: string) => string | undefined } {
  const [head = ''] = response.split('\r\n\r\n', 1);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1],
  };
}

test('an absolute-form target gets the response of its path, whatever its host: pages, data, feeds, files, redirects', async ({
  request,
  site,
}) => {
  const page = await (await request.get('/faq')).text();
  const edition = (await request.get('/faq')).headers()['x-edition'] ?? 'none';
  const script = /src="(\/releases\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
  const paths = [
    '/',
    '/faq',
    '/faq?q=radio',
    `/_data/${edition}/faq`,
    '/local-news/rss.xml',
    '/sitemap.xml',
    script,
    '/no/such/page',
    '/about/',
    '/_qa/none',
    '/api/relay?url=none',
  ];
  for (const path of paths) {
    // In sequence: the first request fills the cache for the second.
    // oxlint-disable no-await-in-loop
    const plain = await rawRequest(site.origin, `GET ${path}`);
    for (const origin of [site.origin, 'http://other.example:81', 'HTTPS://other.example']) {
      const absolute = await rawRequest(site.origin, `GET ${origin}${path}`);
      expect(lasting(absolute), `${origin}${path}`).toBe(lasting(plain));
    }
    // oxlint-enable no-await-in-loop
    expect(headOf(plain).status, path).toBeLessThan(500);
  }
  expect(lasting(await rawRequest(site.origin, 'GET http://other.example'))).toBe(
    lasting(await rawRequest(site.origin, 'GET /')),
  );
  expect(headOf(await rawRequest(site.origin, 'GET http://other.example?x=1')).status).toBe(200);
  // All forms of the target use the same cache key.
  const tag = headOf(await rawRequest(site.origin, 'GET http://other.example/faq')).header('etag');
  expect(tag).toBe(headOf(await rawRequest(site.origin, 'GET /faq')).header('etag'));
});

for (const line of [
  'GET /%',
  'GET /%zz/about',
  'GET /blog/%E0%A4%A',
  'GET /_data/%',
  'GET /_qa/%',
  'GET /releases/%/1/web/a.js',
  'GET /pictures/%/%',
  'GET http://other.example/%',
  'GET http:///about',
  'GET *',
  'GET ftp://other.example/about',
  'GET about',
  'GET /a b',
])
  test(`${line} is a bad request, with the security headers of every response`, async ({ site }) => {
    const response = await rawRequest(site.origin, line);
    const { status, header } = headOf(response);
    expect(status).toBe(400);
    expect(header('content-security-policy')).toContain("default-src 'none'");
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('x-frame-options')).toBe('SAMEORIGIN');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('cache-control')).toBe('no-store');
    expect(response).not.toContain('FST_ERR');
  });

test('a request with too many cookies gets a page that says so and clears them; a URL that is too long clears none', async ({
  page,
  context,
  request,
  site,
}) => {
  const refused = async () =>
    Number(
      /^meadowlark_http_requests_total\{kind="other",status="4xx",channel="none"\} (\d+)/m.exec(
        await (await request.get('/metrics')).text(),
      )?.[1] ?? 0,
    );
  const before = await refused();
  const cookies = Array.from({ length: 30 }, (_, i) => ({
    name: `c${i}`,
    value: 'x'.repeat(3000),
    url: site.origin,
  }));
  await context.addCookies(cookies);
  const tooLong = await page.goto(`/${'a'.repeat(20_000)}`);
  expect(tooLong?.status()).toBe(431);
  expect(await context.cookies()).toHaveLength(cookies.length);
  await page.goto('/about');
  await expect(page.getByRole('heading')).toHaveText('Your browser sends too many cookies');
  expect(await refused()).toBeGreaterThanOrEqual(before + 2);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  expect(await context.cookies()).toEqual([]);
});

test('an impossible page number of the blog is a 404, without a request to the platform and without a warning', async ({
  scripted,
}) => {
  const before = scripted.log().length;
  for (const page of ['1000000', '1000001', '9'.repeat(400)])
    // In sequence, so that the tests' site is not under load.
    // oxlint-disable-next-line no-await-in-loop
    expect((await fetch(`${scripted.origin}/blog?page=${page}`)).status, page).toBe(404);
  expect(scripted.blogRequests).toEqual([]);
  expect(scripted.log().slice(before)).not.toContain('blog list failed');
});

test('a page that the platform refuses because it is beyond the end is a 404 with a link back', async ({
  scripted,
}) => {
  const refusing = (url: URL) => {
    const page = Number(url.searchParams.get('page'));
    return page > 13 ? { status: 400, body: { error: 'no such page' } } : blogPage(128, page);
  };
  scripted.setBlogResponse(refusing);
  const before = scripted.log().length;
  const response = await fetch(`${scripted.origin}/blog?page=999999`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('href="/blog?page=13"');
  expect(scripted.log().slice(before)).not.toContain('blog list failed');
});

/** A response without the headers that change from second to second. */
function lasting(response: string): string {
  return response
    .replace(/^date: .*\r\n/im, '')
    .replace(/^age: .*\r\n/im, '')
    .replace(/^cache-status: .*\r\n/im, '')
    .replaceAll(/"request(Id)?":"[^"]*"/g, '');
}
