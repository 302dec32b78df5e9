import type { Page } from '@playwright/test';
import { ROUTES } from '../../shell/src/routes.ts';
import { SCREENS, tagsOf } from '../support/pages/screens.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const screen of SCREENS) {
  const { name, canonical, address } = screen;
  // spec beyond: Every page describes itself: title, description, canonical, card
  test(
    `${name} has exactly one title, description, canonical link, h1 and card`,
    { tag: tagsOf(screen) },
    async ({ request, site }) => {
      const path = await address(request);
      const html = await (await request.get(path)).text();
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain('The Omaha Meadowlark');

      expect(contentsOf(html, 'name', 'description')).toEqual([expect.stringMatching(/.{11}/)]);
      const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
      expect(canonicals).toEqual([site.origin + (canonical ?? path)]);

      for (const property of ['title', 'description', 'url', 'type', 'image', 'site_name'])
        expect(contentsOf(html, 'property', `og:${property}`), property).toEqual([
          expect.stringMatching(/./),
        ]);
      expect(contentsOf(html, 'property', 'og:url')).toEqual(canonicals);
      expect(contentsOf(html, 'name', 'twitter:card')).toEqual(['summary_large_image']);
      const [image = ''] = contentsOf(html, 'property', 'og:image');
      expect(image.startsWith(`${site.origin}/`)).toBe(true);
      expect((await request.get(image)).headers()['content-type']).toMatch(/^image\/(?:jpeg|png)$/);
    },
  );
}

test('every page has a theme color for each theme, and icons that load', async ({ request }) => {
  const icons = new Set<string>();
  for (const { name, address } of SCREENS) {
    const html = await (await request.get(await address(request))).text();
    const media = [...html.matchAll(/<meta name="theme-color"[^>]* media="([^"]*)"/g)].map(([, one]) => one);
    expect(media, name).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]*)"/g)];
    expect(links, name).toHaveLength(4);
    for (const [, href = ''] of links) icons.add(href);
  }
  for (const href of icons) expect((await request.get(href)).status(), href).toBe(200);
});

// spec beyond: Every page describes itself: title, description, canonical, card
test('no two pages have the same title or the same description', async ({ request }) => {
  const fixed = ROUTES.flatMap((route) =>
    route.path.includes(':') || (route.kind === 'remote' && route.aliasOf !== null) ? [] : [route.path],
  );
  const pages: string[] = [];
  // In sequence: under load pages are streamed, and their heads come late.
  // oxlint-disable-next-line no-await-in-loop
  for (const path of fixed) pages.push(await (await request.get(path)).text());
  const titles = pages.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /<meta name="description" content="(.*?)"/.exec(html)?.[1]);
  expect(repeated(titles)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

for (const { path, tag } of [
  { path: '/about', tag: [] },
  { path: '/faq', tag: '@full' },
  { path: '/local-news', tag: [] },
  { path: '/blog', tag: '@full' },
  { path: '/', tag: '@full' },
]) {
  test(`a soft navigation to ${path} produces the same head as a document`, { tag }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const full = await readHead(page);
    await page.goto(path === '/about' ? '/faq' : '/about');
    await hydrated(page);
    await page.evaluate(() => ((window as { stayed?: boolean }).stayed = true));
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(path);
    // The order of stories is random on every load, so lists of stories are not compared.
    const comparable = ({
      'structured data': things = [],
      ...rest
    }: Awaited<ReturnType<typeof readHead>>) => ({
      ...rest,
      things: things.map((thing) => (JSON.parse(thing) as { '@type': string })['@type']),
    });
    await expect.poll(async () => comparable(await readHead(page))).toEqual(comparable(full));
    expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
  });
}

function repeated(values: readonly (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, i) => value === undefined || values.indexOf(value) !== i);
}

/** Contents of each `<meta>` with this name or property, in order. */
function contentsOf(html: string, attribute: 'name' | 'property', name: string): (string | undefined)[] {
  const tags = html.matchAll(new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`, 'g'));
  return [...tags].map(([, content]) => content);
}

/** The head of a document by name: all values of each `<meta>` and `<link>`, and the title, in order. */
type HeadFacts = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the head of the current page, without what belongs to the document as a whole (icons, scripts, styles): what the
 * page says about itself.
 */
function readHead(page: Page): Promise<HeadFacts> {
  return page.evaluate(() => {
    const facts: Record<string, string[]> = { title: [document.title] };
    const add = (name: string, value: string | null) => (facts[name] ??= []).push(value ?? '');
    for (const meta of document.head.querySelectorAll('meta[name], meta[property]'))
      add(meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.getAttribute('content'));
    for (const link of document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]'))
      add(link.getAttribute('rel') ?? '', link.getAttribute('href'));
    for (const script of document.head.querySelectorAll('script[type="application/ld+json"]'))
      add('structured data', script.textContent);
    return facts;
  });
}
