import type { Browser, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { FAST, SAVE_DATA, setConnection } from '../support/browser/network.ts';
import { fetchPage } from '../support/pages/read-html.ts';
import { errorsOf, expect, test } from '../support/test.ts';

/** Pages on this site; no files, feeds or other windows. */
const LINKS = 'a[href^="/"]:not([download], [target], [href*="."], [href^="/api/"])';
/** Controls that change the page in place; none submits a form. */
const CONTROLS = 'button:not([type="submit"], :disabled), summary';

const STARTS = ['/', '/local-news', '/blog', '/faq', '/weather', '/books', '/radio', '/archive'];

const KINDS = [
  'follow',
  'press',
  'press',
  'hurry',
  'back',
  'back',
  'forward',
  'scroll',
  'keys',
  'reload',
] as const;

/** One action of a reader. `which` picks an element on the screen, or how far and how often. */
interface Act {
  kind: (typeof KINDS)[number];
  which: number;
}

const walks = fc.record({
  start: fc.constantFrom(...STARTS),
  width: fc.constantFrom(390, 768, 1280),
  // Pages sleep until they are touched, or wake by themselves and prefetch.
  connection: fc.constantFrom(SAVE_DATA, FAST),
  acts: fc.array(fc.record<Act>({ kind: fc.constantFrom(...KINDS), which: fc.nat(9999) }), {
    minLength: 20,
    maxLength: 20,
  }),
});
type Walk = typeof walks extends fc.Arbitrary<infer One> ? One : never;

for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
  // spec beyond: Whatever the order of clicks, keys and steps back, a page shows what its document shows
  test(
    `on a random walk each page shows what its document shows (walk ${seed})`,
    { tag: seed === 1 ? [] : ['@full'] },
    async ({ browser, request, site }) => {
      test.slow();
      const [walk] = fc.sample(walks, { seed, numRuns: 1 });
      if (!walk) throw new Error('no walk');
      const weather = async () =>
        /<meta name="description"[^>]*>/.exec((await fetchPage(request, '/weather')).html)?.[0];
      for (;;) {
        const before = await weather();
        try {
          await wander(browser, site.origin, walk);
          return;
        } catch (error) {
          // If the hour turns between a page and its document, the weather differs. Then the walk starts again.
          if ((await weather()) === before) throw error;
        }
      }
    },
  );
}

async function wander(browser: Browser, baseURL: string, { start, width, connection, acts }: Walk) {
  const viewport = { width, height: 844 };
  const [context, withoutScripts] = await Promise.all([
    browser.newContext({ baseURL, viewport }),
    browser.newContext({ javaScriptEnabled: false, viewport }),
  ]);
  try {
    const page = await context.newPage();
    const errors = errorsOf(page);
    await setConnection(page, connection);
    const documents = new Documents(await withoutScripts.newPage());
    const steps: string[] = [start];
    await page.goto(start);
    for (const one of acts) {
      steps.push(await perform(page, one).catch((error: unknown) => tooLate(one, error)));
      await expect
        .poll(() => differences(page, documents), { message: steps.join(' › '), timeout: 20_000 })
        .toEqual([]);
    }
    expect(errors).toEqual([]);
  } finally {
    await Promise.all([context.close(), withoutScripts.close()]);
  }
}

/** Performs an action with mouse and keys. Returns a description for failure messages. */
async function perform(page: Page, { kind, which }: Act): Promise<string> {
  switch (kind) {
    case 'follow':
    case 'press':
      return `${kind} ${await click(page, await pick(page, kind === 'press' ? CONTROLS : LINKS, which))}`;
    case 'hurry': {
      // Both are where they were when the reader saw them.
      const [one, other] = [await pick(page, LINKS, which), await pick(page, LINKS, which >> 3)];
      const first = await click(page, one);
      await page.waitForTimeout(which % 150);
      return `${first}, in a hurry ${await click(page, other)}`;
    }
    case 'back':
    case 'forward':
      // Not `goBack`, which waits. Before the first page there is an empty tab.
      await page.evaluate(
        (by) => {
          const { canGoBack, canGoForward } = navigation;
          if (by < 0 ? canGoBack : canGoForward) setTimeout(() => history.go(by));
        },
        kind === 'back' ? -1 : 1,
      );
      break;
    case 'scroll':
      await page.mouse.wheel(0, (which % 3000) - 1000);
      break;
    case 'keys':
      for (let pressed = 0; pressed < which % 8; pressed += 1) await page.keyboard.press('Tab');
      await page.keyboard.press(which % 2 ? 'Escape' : 'ArrowDown');
      break;
    case 'reload':
      await page.reload();
      break;
  }
  return kind;
}

/** A description for failure messages if the page was about to leave. Throws all other errors. */
function tooLate({ kind }: Act, error: unknown): string {
  if (
    !/context was destroyed|ERR_ABORTED|interrupted by another|Not attached to an active page/.test(
      String(error),
    )
  )
    throw error;
  return `${kind}, too late`;
}

interface Target {
  x: number;
  y: number;
  text: string;
}

/** One of the elements that the reader can see and click. */
async function pick(page: Page, selector: string, which: number): Promise<Target | null> {
  const targets = await page.evaluate((all) => {
    const seen: Target[] = [];
    for (const element of document.querySelectorAll(all)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const text = element.textContent.trim().slice(0, 40);
      if (hit && element.contains(hit)) seen.push({ x, y, text });
    }
    return seen;
  }, selector);
  return targets[which % targets.length] ?? null;
}

async function click(page: Page, target: Target | null): Promise<string> {
  if (target) await page.mouse.click(target.x, target.y);
  return target ? `“${target.text}”` : 'nothing';
}

/** What a page shows, apart from what the reader has opened, played or filtered. */
function facts() {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.textContent.replace(/\s+/g, ' ').trim(),
    );
  const values = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return {
    url: location.href.split('#')[0] ?? '',
    titles: [document.title, ...values('meta[property="og:title"]', 'content')],
    canonical: values('link[rel="canonical"]', 'href'),
    description: values('meta[name="description"]', 'content'),
    headings: texts('h1, main h2, main h3'),
    current: texts('header [aria-current], nav [aria-current]'),
    links: values('main a[href^="/"]', 'href').filter((href) => !href.startsWith('/api/')),
    mains: texts('main').length,
    twice: values('[id]', 'id').filter((id, at, ids) => ids.indexOf(id) !== at),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}
type Facts = ReturnType<typeof facts>;

/** What the document at an address shows to a reader without scripts. */
class Documents {
  #page: Page;
  #known = new Map<string, Facts>();

  constructor(page: Page) {
    this.#page = page;
  }

  async factsOf(url: string): Promise<Facts> {
    const known = this.#known.get(url);
    if (known) return known;
    await this.#page.goto(url);
    const read = await this.#page.evaluate(facts);
    this.#known.set(url, read);
    return read;
  }
}

/** How the page differs from its document; empty once it has settled. */
async function differences(page: Page, documents: Documents): Promise<string[]> {
  const shown = await page.evaluate(facts).catch(() => null);
  if (!shown) return ['between two documents'];
  const wanted = await documents.factsOf(shown.url);
  // Each rendering of a list may have another order, and so other stories with pictures, which have two links.
  const sorted = (name: keyof Facts, all: Facts) => {
    const fact = all[name];
    return JSON.stringify(Array.isArray(fact) ? [...new Set(fact)].toSorted() : fact);
  };
  return (Object.keys(wanted) as (keyof Facts)[])
    .filter((name) => sorted(name, shown) !== sorted(name, wanted))
    .map((name) => `${shown.url}: ${name} ${sorted(name, shown)} instead of ${sorted(name, wanted)}`);
}
