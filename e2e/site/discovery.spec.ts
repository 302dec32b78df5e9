import { ROUTES } from '../../shell/src/routes.ts';
import { expect, test } from '../support/test.ts';

// spec beyond: Sitemap, robots and manifest
test('robots.txt names the sitemap', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

// spec beyond: Sitemap, robots and manifest
test('the sitemap lists every page by its canonical URL, and each page exists', async ({ request, site }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const expected = ROUTES.flatMap((route) =>
    route.path.includes(':') || (route.kind === 'remote' && route.aliasOf !== null) ? [] : [route.path],
  );
  expect(addresses).toEqual(expect.arrayContaining(expected.map((path) => site.origin + path)));
  expect(new Set(addresses).size).toBe(addresses.length);

  for (const address of addresses) {
    // In sequence, so that the tests' site is not under load.
    // oxlint-disable-next-line no-await-in-loop
    const page = await request.get(address);
    // oxlint-disable-next-line no-await-in-loop
    const html = await page.text();
    expect(page.status(), address).toBe(200);
    expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
    expect(html, address).not.toContain('content="noindex"');
  }
});

test('the sitemap lists the posts of the blog with their dates', async ({ request, site }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const posts = [...xml.matchAll(/<loc>([^<]*\/blog\/[^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  expect(posts.length).toBeGreaterThan(10);
  for (const [, address, day = ''] of posts) {
    expect(address).toMatch(`${site.origin}/blog/`);
    expect(Date.parse(day)).not.toBeNaN();
  }
});

// spec beyond: Sitemap, robots and manifest
test('the manifest gives the installed paper its name and icons', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await request.get(href)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'The Omaha Meadowlark', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    // oxlint-disable-next-line no-await-in-loop
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('browsers can show the icons and the placeholder', async ({ page }) => {
  await page.goto('/about');
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/placeholder.svg']) {
    // oxlint-disable-next-line no-await-in-loop
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, path);
    expect(width, path).toBeGreaterThan(0);
  }
});

test('each release contains the licenses of its third-party code', async ({ request }) => {
  const page = await (await request.get('/')).text();
  for (const [name, others] of [
    ['shell', [/^react 19.* \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/m, /newsreader-roman\.woff2/]],
    ['news', [/feedsmith [\d.]+ \(MIT\)/]],
  ] as const) {
    const [folder] = new RegExp(`/releases/${name}/[^/"]+/web/`).exec(page) ?? [];
    // oxlint-disable-next-line no-await-in-loop
    const response = await request.get(`${folder}third-party.txt`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    // oxlint-disable-next-line no-await-in-loop
    const text = await response.text();
    for (const other of others) expect(text).toMatch(other);
  }
});
