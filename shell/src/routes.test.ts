import {
  categoryKeys,
  keysOf,
  LOADING,
  SECTIONS,
  STANDFIRSTS,
} from '@meadowlark/shared/contract/sections.ts';
import { SECTION_LOOKS } from '@meadowlark/shared/contract/section-looks.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_CATALOG, ROOT } from '../../build/paths.ts';
import { MENU, SECTION_ROW } from './frame/menu-links.ts';
import { isPage } from './sleeping/not-pages.ts';
import { GRANTS, HOME, ROUTES } from './routes.ts';

const KEYS = Object.keys(SECTIONS);

it('every section has one page, at the address of its key', () => {
  for (const key of KEYS)
    expect(ROUTES.filter((route) => route.path === `/${key}`)).toMatchObject([{ kind: 'remote' }]);
  expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
});

it('a feed-driven category shows the stories of its feed, and its loading text from the list', () => {
  const shown = ROUTES.filter((route) => route.kind === 'remote' && route.page === 'category');
  expect(shown).toMatchObject(
    keysOf('feed').map((category) => ({
      path: `/${category}`,
      remote: 'news',
      title: SECTIONS[category].title,
      params: { category },
      pendingText: expect.stringMatching(/^Loading .* news\.\.\.$/),
    })),
  );
  expect(HOME.blocks.local.title).toBe(SECTIONS['local-news'].title);
  expect(HOME.blocks.national.title).toBe(SECTIONS['national-news'].title);
  const texts = shown.map((route) => ('pendingText' in route ? route.pendingText : ''));
  expect(new Set(texts)).toEqual(new Set(['Loading local news...', 'Loading national news...', LOADING]));
});

it('every section is in the menu once, and in the row if it has a name there', () => {
  const links = MENU.flatMap(({ links: all }) => all.map(({ href }) => href));
  for (const key of KEYS) expect(links.filter((href) => href === `/${key}`)).toHaveLength(1);
  const named = Object.entries(SECTION_LOOKS).filter(([, { row }]) => row !== undefined);
  expect(SECTION_ROW).toHaveLength(named.length);
  expect(SECTION_ROW).toEqual(
    expect.arrayContaining(named.map(([section, { row }]) => ({ href: `/${section}`, text: row }))),
  );
  const paths = new Set(ROUTES.map((route) => route.path));
  expect(links.filter((href) => href?.startsWith('/') && !paths.has(href))).toEqual([]);
});

it('every category has a feed, and every feed a category', () => {
  const catalog = JSON.parse(readFileSync(path.join(ROOT, PROJECT_CATALOG), 'utf8')) as object;
  expect(Object.keys(catalog).toSorted()).toEqual(categoryKeys().toSorted());
  expect(Object.keys(STANDFIRSTS).toSorted()).toEqual(categoryKeys().toSorted());
});

it.each([
  '/_qa/links',
  '/_data/x/faq',
  '/api/stream',
  '/releases/a/b.js',
  '/pictures/a/b',
  '/rss.xml',
  '/blog/rss.xml',
])('a link to %s does not count as a link to a page', (address) => {
  expect(isPage(address)).toBe(false);
});

it('every route counts as a page, also if its name ends like a file', () => {
  const paths = [...ROUTES.map((route) => route.path), '/blog/why-xml', '/blog/the-api'];
  expect(paths.filter((one) => !isPage(one))).toEqual([]);
});

it('no grant overlaps a route, another grant, or an address of the server', () => {
  const paths = ROUTES.map((route) => route.path);
  for (const { path: granted } of GRANTS) {
    expect(granted).toMatch(/^(?:\/[a-z0-9-]+)+$/);
    expect(paths.filter((one) => `${one}/`.startsWith(`${granted}/`))).toEqual([]);
    const nested = GRANTS.filter((one) => `${one.path}/`.startsWith(`${granted}/`));
    expect(nested).toHaveLength(1);
    expect(isPage(`${granted}/page`)).toBe(true);
  }
});
