import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Addresses } from '@meadowlark/shared/contract/addresses.ts';
import type { PageStatus } from '@meadowlark/shared/contract/load.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import type { Syndicate } from '@meadowlark/shared/contract/syndicate.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { FastifyInstance } from 'fastify';
import * as shell from '../../../src/render.tsx';
import type { ReleaseSource } from '../../composer/release-source.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { buildSite } from '../site.ts';
import { loadedOf } from '../../composer/testing/loaded-of.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';
import { editionsOf } from '../../editions/testing/editions-of.ts';
import type { Editions } from '../../editions/editions.ts';
import { until } from '../../../lib/testing/until.ts';
import { servingOf } from '../testing/serving-of.ts';
import { isGuest } from '../../../src/routes.ts';

const ORIGIN = FIXTURE_SETTINGS.origin;
const EDITION = editionOf({ shell: '1', news: '1', blog: '1', static: '1', search: '1' });

let app: FastifyInstance;
let base: string;
/** Whose edition was served, as metrics and log show it. */
let channels: string[];
afterEach(() => app.close());

function unit(parts: Partial<PageUnit<unknown>>): PageUnit<unknown> {
  return {
    load: () => ({ status: 200, data: 'data' }),
    head: (_data, { url }) => ({ title: 'T', description: 'D', canonical: url.pathname }),
    Page: () => null,
    ...parts,
  };
}

const syndicate: Syndicate<unknown> = (_data, { url, params }) => ({
  title: `Feed of ${url.pathname}${url.search} ${params['category']}`,
  // Long enough to be compressed.
  description: 'What the council decides. '.repeat(20),
  items: [],
});

/** The site with a blog and a news section of a few lines, which the test may change. */
async function site({
  addresses = async () => [{ path: '/blog/a-post', modified: '2026-03-01' }],
  status = 200,
  editions = editionsOf(EDITION),
}: { addresses?: Addresses; status?: PageStatus; editions?: Editions } = {}): Promise<void> {
  const pages: Record<string, Record<string, PageUnit<unknown>>> = {
    news: { category: unit({ syndicate, load: () => ({ status, data: null }) }), article: unit({}) },
    blog: { listing: unit({ syndicate: () => null }), post: unit({ addresses }) },
    static: { about: unit({}) },
    search: { day: unit({}) },
  };
  const releases: ReleaseSource = {
    remote: async (name) => loadedOf(name, '1', { contract: CONTRACT, pages: pages[name] ?? {}, blocks: {} }),
    shell: async () => loadedOf('shell', '1', shell),
    serverMap: async () => null,
  };
  app = await buildSite({
    settings: FIXTURE_SETTINGS,
    adFrameUrl: undefined,
    developmentOrigins: [],
    ...servingOf({ releases, editions }),
    staff: { secrets: [], development: false },
    versions: async () => [],
    connections: readServerSettings({}).connections,
    beside: async (parent) => {
      channels = [];
      parent.addHook('onResponse', async ({ channel }) => void channels.push(channel));
    },
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
}

async function request(path: string, sent: Record<string, string> = {}) {
  const response = await fetch(base + path, { headers: sent });
  const headers = Object.fromEntries(response.headers);
  return { statusCode: response.status, headers, body: await response.text() };
}

describe('sitemap.xml', () => {
  it('has the canonical address of every fixed page and those that the remotes list', async () => {
    await site();
    const { body, headers } = await request('/sitemap.xml');
    const fixed = shell.routes
      .filter((route) => !route.path.includes(':'))
      // The edition names no guest.
      .filter((route) => !isGuest(route))
      .map(({ path }) => path);
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1]?.replace(ORIGIN, ''));
    expect(new Set(listed)).toEqual(
      new Set([
        ...fixed.filter((path) => !['/privacy', '/terms', '/offline'].includes(path)),
        '/blog/a-post',
      ]),
    );
    expect(body).toContain(`<loc>${ORIGIN}/blog/a-post</loc><lastmod>2026-03-01`);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toContain('s-maxage=600');
  });

  it('loses only the lines of a remote that is down, and caches keep it for a second then', async () => {
    await site({ addresses: () => Promise.reject(new Error('The blog is down.')) });
    const { body, headers, statusCode } = await request('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<loc>${ORIGIN}/blog</loc>`);
    expect(body).not.toContain('a-post');
    expect(headers['cache-control']).toContain('s-maxage=1,');
  });
});

describe('rss.xml', () => {
  it('is not cached if live moved while it was made', async () => {
    const now = editionsOf(EDITION);
    let reads = 0;
    const moved = { ...EDITION, id: 'the-next' };
    const live = () => ({ edition: (reads += 1) > 1 ? moved : EDITION, canary: null });
    await site({ editions: { ...now, live } });
    expect((await request('/local-news/rss.xml')).headers['cache-control']).toBe('private, no-store');
  });

  it('is the feed of the page above it, whatever the query says', async () => {
    await site();
    const { body, headers, statusCode } = await request('/local-news/rss.xml?page=2');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=10, stale-if-error=86400',
    );
    expect(body).toContain('Feed of /local-news local-news');
    expect(body).toContain(`href="${ORIGIN}/local-news/rss.xml"`);
  });

  it.each(['/about/rss.xml', '/blog/rss.xml', '/rss.xml', '/no/such/page/rss.xml', '/article/rss.xml'])(
    'is not there at %s: 404',
    async (path) => {
      await site();
      const { statusCode, body } = await request(path);
      expect([statusCode, body]).toEqual([404, 'This page has no feed.\n']);
    },
  );

  it('counts as a response of the live edition, like the sitemap', async () => {
    await site();
    await request('/local-news/rss.xml');
    await request('/sitemap.xml');
    await until(() => channels.length === 2);
    expect(channels).toEqual(['live', 'live']);
  });

  it('responds with 503 while its data is unavailable, and says when to try again', async () => {
    await site({ status: 503 });
    const { statusCode, headers } = await request('/local-news/rss.xml');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
  });
});

describe('other fixed addresses', () => {
  it('robots.txt names the sitemap and keeps crawlers out of the data', async () => {
    await site();
    const { body, headers } = await request('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(body).toContain('Disallow: /_data\n');
  });

  it('the manifest names icons that are there', async () => {
    await site();
    const { body, headers } = await request('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons } = JSON.parse(body) as { icons: { src: string; type: string }[] };
    const found = await Promise.all(icons.map(({ src }) => request(src)));
    expect(found.map((icon) => icon.headers['content-type'])).toEqual(icons.map(({ type }) => type));
  });

  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
    ['/placeholder.svg', 'image/svg+xml'],
  ])('%s is %s, cached for a day', async (path, type) => {
    await site();
    const { statusCode, headers } = await request(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=86400' });
  });
});
