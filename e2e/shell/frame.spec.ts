import type { Page } from '@playwright/test';
import { PARTNERS, SITE } from '../../shared/src/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Links of header and footer are tested in shell/src/frame/frame-links.test.tsx.

const WIDE = { width: 1280, height: 900 };
const SMALL = { width: 360, height: 800 };

/** The first link of the menu, and those that the specification names (section 2). */
const IN_HEADER = [
  'Local News',
  'Opinion',
  'From the Archives',
  'Events',
  'Partners',
  'FAQ',
  'Contact Us',
  'Books',
  'Live Radio',
];

const open = (page: Page) => page.locator('[popover]:popover-open');
const row = (page: Page) => page.getByRole('navigation', { name: 'Sections', exact: true });
const toggle = (page: Page, words: string) => page.locator('header').getByText(words, { exact: true });

// spec 2 Routes: The header lists opinion, archives, events, partners, FAQ, contact, books, radio and two outside partner sites
// spec 2 Routes: Below the extra-large width the navigation collapses into a menu toggle
test('the sections are behind a toggle below the extra-large width and in a row from there on, and all of them fit', async ({
  page,
}) => {
  await page.goto('/about');
  for (const width of [320, 360, 768, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [shown, hidden] = width < 1280 ? ['Sections', 'More'] : ['More', 'Sections'];
    await expect(toggle(page, hidden), `${width} px`).toBeHidden();
    await expect(row(page), `${width} px`).toBeVisible({ visible: width >= 1280 });
    await toggle(page, shown).click();
    const panel = open(page).and(page.getByRole('navigation', { name: 'All sections' }));
    for (const link of [...IN_HEADER, ...PARTNERS.map(({ name }) => name)])
      await expect(panel.getByRole('link', { name: link })).toBeVisible();
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
  }
});

test('on the front page the nameplate keeps its distance from its neighbors, even with a scroll bar', async ({
  page,
}) => {
  await page.goto('/');
  // A scroll bar, which headless browsers lay over the page.
  await page.addStyleTag({ content: 'html { margin-right: 17px }' });
  for (const width of [1280, 1366, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [search, date] = await page.evaluate(() => {
      const name = document.querySelector('header a[aria-label$="front page"]')?.getBoundingClientRect();
      const form = document.querySelector('header form')?.getBoundingClientRect();
      // The width of the text: its element is as wide as the column.
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('header p b') ?? document.body);
      return [
        (form?.left ?? 0) - (name?.right ?? 0),
        (name?.left ?? 0) - words.getBoundingClientRect().right,
      ];
    });
    expect(search, `${width} px: the search`).toBeGreaterThan(16);
    expect(date, `${width} px: the date`).toBeGreaterThan(16);
  }
});

test('in a column that is too narrow the email address of the footer breaks after its @', async ({
  page,
}) => {
  await page.goto('/about');
  // In any font too narrow for the whole address, and wide enough for its host.
  await page.addStyleTag({ content: 'footer a[href^="mailto:"] { max-width: 20ch }' });
  const mail = page.locator(`footer a[href="mailto:${SITE.contact.editorial}"]`);
  const lines = await mail.evaluate((link) => {
    const parts: number[] = [];
    const texts = document.createNodeIterator(link, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      parts.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
    }
    return parts;
  });
  expect(lines).toEqual([1, 1]);
});

test('a page with samples says so once, in place of the town: in the date row, in an ear, and after a soft navigation', async ({
  page,
  scripted,
}) => {
  const note = page.getByText('Sample edition ·').filter({ visible: true });
  for (const path of ['/', '/local-news', '/health', '/contact']) {
    await page.goto(path);
    for (const { width } of [SMALL, { width: 768 }, WIDE]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(note, `${path} ${width} px`).toHaveCount(1);
      await expect(page.locator('header').getByText(SITE.place)).toHaveCount(1);
      await expect(page.locator('header').getByText(SITE.place)).toBeHidden();
    }
  }
  await expect(note.getByRole('link', { name: 'About it' })).toHaveAttribute('href', '/about#sample');
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq$/);
  await expect(note).toHaveCount(1);

  // A feed that has responded shows no samples.
  await page.goto(`${scripted.origin}/local-news`);
  await expect(page.locator('header').getByText(SITE.place)).toBeVisible();
  await expect(note).toHaveCount(0);
});

// spec 2 Routes: The menu closes when a link is clicked
test('the menu closes when a link is clicked, even to the current page or a partner, and on a press outside', async ({
  page,
  context,
}) => {
  const [partner] = PARTNERS;
  await context.route(`${partner.url}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'There' }),
  );
  await page.setViewportSize(SMALL);
  await page.goto('/about');
  await hydrated(page);
  for (const _where of ['another page', 'the page that is there']) {
    await toggle(page, 'Sections').click();
    await open(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.locator('h1')).toHaveText('Contact Us');
    await expect(open(page)).toHaveCount(0);
    // Wait for the page: its arrival would close the menu that is opened next.
    await expect(page.locator('#main')).toBeFocused();
  }

  await toggle(page, 'Sections').click();
  const tab = context.waitForEvent('page');
  await open(page).getByRole('link', { name: partner.name }).click();
  expect(await (await tab).evaluate(() => [document.referrer, opener])).toEqual(['', null]);
  await expect(page).toHaveURL('/contact');
  await expect(open(page)).toHaveCount(0);

  await page.setViewportSize(WIDE);
  await toggle(page, 'More').click();
  await expect(open(page)).toHaveCount(1);
  await page.mouse.click(640, 880);
  await expect(open(page)).toHaveCount(0);
});

test('the menu can be opened, walked through, left and closed with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  await hydrated(page);
  const shown = page.locator('header [popovertarget]').locator('visible=true');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the news' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `${SITE.name}, front page` }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shown).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'in the menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(open(page).getByRole('link', { name: 'Local News' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await expect(shown).toBeFocused();

  await page.keyboard.press('Enter');
  await open(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(open(page)).toHaveCount(0);
});

/** The link in the row of sections that is marked as current, and its `aria-current`. */
const MARKED = /<a href="\/politics" aria-current="(page|true)">Politics<\/a>/g;

test('the current section is marked on its front and on its articles', async ({ request }) => {
  const front = await (await request.get('/politics')).text();
  // In the row and in the menu.
  expect([...front.matchAll(MARKED)].map(([, how]) => how)).toEqual(['page', 'page']);
  const article = /href="(\/article\/politics-[^"]+)"/.exec(front)?.[1] ?? '';
  const story = await (await request.get(article)).text();
  expect([...story.matchAll(MARKED)].map(([, how]) => how)).toEqual(['true', 'true']);
});

test('on soft navigations the mark moves to the section that the head of each page names', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/politics');
  await hydrated(page);
  const marked = row(page).locator('> a[aria-current]');
  await expect(marked).toHaveText(['Politics']);
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/article\/politics-/);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  await expect(marked).toHaveText(['Politics']);
  await row(page).getByRole('link', { name: 'Business' }).click();
  await expect(marked).toHaveText(['Business']);
  await page.goBack();
  await expect(marked).toHaveText(['Politics']);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('breadcrumbs are shown above a blog post; on a section front only search engines get them', async ({
  request,
}) => {
  const list = await (await request.get('/blog')).text();
  expect(list).not.toContain('aria-label="Breadcrumb"');
  expect(list).toMatch(/<script type="application\/ld\+json"[^>]*>[^<]*"BreadcrumbList"/);
  const first = /<main.*?href="(\/blog\/[\w-]+)"/s.exec(list)?.[1] ?? '';
  const post = await (await request.get(first)).text();
  const trail = /aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(post)?.[1] ?? '';
  expect([...trail.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, text]) => [href, text])).toEqual([
    ['/', 'Home'],
    ['/blog', 'Blog'],
  ]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, a link of it works, and it is closed on the next page', async ({ page }) => {
    for (const [size, words] of [
      [SMALL, 'Sections'],
      [WIDE, 'More'],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto('/about');
      await toggle(page, words).click();
      await open(page).getByRole('link', { name: 'Community' }).click();
      await expect(page).toHaveURL('/community');
      await expect(open(page)).toHaveCount(0);
    }
  });
});

// spec beyond: Every control by keyboard, in order, with its focus to be seen
test('the focus ring of a link in the date line covers no rule above or below it, and is no wider than the link', async ({
  page,
}) => {
  await page.goto('/about');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['About it', /^Weather: /, 'Live Radio']) {
      const link = page.getByRole('banner').getByRole('link', { name });
      await link.focus();
      const covered = await link.evaluate((focused) => {
        const { outlineStyle, outlineOffset, outlineWidth, boxShadow } = getComputedStyle(focused);
        const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const box = focused.getBoundingClientRect();
        const texts = document.createTreeWalker(focused.closest('p') ?? focused, NodeFilter.SHOW_TEXT);
        const found = [outlineStyle, boxShadow];
        const words = document.createRange();
        words.selectNodeContents(focused);
        const inked = words.getBoundingClientRect();
        // A link on two lines is as wide as its box.
        if (inked.height < 30 && box.width + 2 * reach > inked.width + 20) found.push('too wide');
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          // Glyphs do not fill their line boxes.
          for (const { top, bottom, left, right } of focused.contains(text) ? [] : range.getClientRects())
            if (Math.abs(top + bottom - box.top - box.bottom) > 10)
              if (top + 3 < box.bottom + reach && bottom - 3 > box.top - reach)
                if (left < box.right + reach && right > box.left - reach) found.push(text.textContent ?? '');
        }
        return found;
      });
      expect(covered, `${width} px`).toEqual(['solid', 'none']);
    }
  }
});

test('the words of each link in the date line are its own target, although targets are taller than lines', async ({
  page,
}) => {
  await page.goto('/events');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const missed = await page.getByRole('banner').evaluate((header) =>
      [...header.querySelectorAll('p a')].flatMap((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const { left, top, width: wide, height } = words.getBoundingClientRect();
        return [0.2, 0.5, 0.8]
          .map((part) => document.elementFromPoint(left + wide / 2, top + height * part))
          .filter((hit) => !link.contains(hit))
          .map((hit) => `${link.textContent}: ${hit?.textContent}`);
      }),
    );
    expect(missed, `${width} px`).toEqual([]);
  }
});

test('at 400 % zoom the items of the footer are apart even if they take two lines, and its last row has one baseline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const gaps = await footer.getByRole('list').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const lines = [...list.children].map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item.firstElementChild ?? item);
        return words.getBoundingClientRect();
      });
      return lines.slice(1).map(({ top }, i) => top - (lines[i]?.bottom ?? 0));
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  await page.setViewportSize(WIDE);
  const [terms, pictures] = await Promise.all([
    footer.getByRole('link', { name: 'Terms', exact: true }).boundingBox(),
    footer.getByRole('button', { name: 'Leave pictures out' }).boundingBox(),
  ]);
  expect(pictures?.y).toBe(terms?.y);
});
