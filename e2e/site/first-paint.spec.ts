import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { SCREENS } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

/**
 * The budget of a page before its first paint: KB (1,000 bytes) with Brotli, elements, and style rules.
 *
 * - Front and sections: names of desks; sections: a column of headlines for wide screens (0.2 KB, 25 elements).
 * - A post: three other posts, its corrections, and keywords as links (0.5 KB, 40 elements).
 * - Every page: the reader's text size and a button that leaves pictures out (0.2 KB, 4 elements, 8 rules).
 * - Articles: the reading tools (0.4 KB, 14 elements, 20 rules). The name of their script, 0.1 KB, saves 1.4 KB of script on
 *   every page.
 * - The search field, in masthead and menu, and three links to its pages (0.3 KB, 30 elements, 12 rules).
 * - One date line, which also serves as the ears of wide screens (19 elements fewer).
 * - The weather in the masthead and the script for closed alerts (0.1 KB, 5 elements, 5 rules).
 * - The links to saved stories and the name of the script of live posts (0.2 KB).
 * - The script that takes the fonts from the cache before the first frame (0.1 KB).
 * - The drawings of the nameplate (2.1 KB; as files they were 9.4 KB, also before the first paint).
 * - One rule for the look of all underlines. Rules for what follows the masthead come after it, in two more elements.
 * - With very large letters the nameplate has a row of its own; the lines of a house ad never move (one rule each, of which one
 *   was left).
 * - 0.1 KB for times and weather, whose text differs from hour to hour.
 */
const BUDGETS = [
  { name: '/', kb: 24.4, elements: 688, rules: 610 },
  { name: '/local-news', kb: 19.6, elements: 499, rules: 434 },
  { name: '/article/:id', kb: 17.4, elements: 382, rules: 444 },
  { name: '/blog/:slug', kb: 21.5, elements: 523, rules: 558 },
  { name: '/about', kb: 17.6, elements: 427, rules: 399 },
] as const;

const HEAD_RULES = 176;

for (const { name, kb, elements, rules } of BUDGETS)
  test(`${name}: text paints without any other file, and the page keeps its budget`, async ({
    request,
    site,
  }) => {
    const path = await SCREENS.find((screen) => screen.name === name)?.address(request);
    const { bytes, html } = await fetchPage(new URL(path ?? name, site.origin));
    const head = html.slice(0, html.indexOf('</head>'));
    const toMain = html.slice(0, html.indexOf('<main'));

    expect(head).not.toMatch(/rel="stylesheet"|as="font"|as="script"/);
    // Drawings of the masthead are in the page.
    expect(toMain).not.toMatch(/<use href="[^#]/);
    for (const [script] of toMain.matchAll(/<script [^>]*src=[^>]*>/g))
      expect(script).toMatch(/ (defer|async)/);
    expect(bytes / 1000).toBeLessThan(kb);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(elements);
    expect(rulesIn(html)).toBeLessThan(rules);
    // Rules of the masthead and of every page: the others come after the first text.
    expect(rulesIn(head)).toBeLessThan(HEAD_RULES);
  });

function rulesIn(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  return styles.match(/\{[^{}]*\}/g)?.length ?? 0;
}

async function fetchPage(url: URL): Promise<{ bytes: number; html: string }> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      expect(response.headers['content-encoding']).toBe('br');
      buffer(response).then(resolve, reject);
    }).on('error', reject);
  });
  return { bytes: body.length, html: brotliDecompressSync(body).toString() };
}
