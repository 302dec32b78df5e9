import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Does what browsers' translators do: each text node becomes elements with another text. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, noscript, textarea, font')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.textContent}é`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    document.documentElement.lang = 'es';
    document.documentElement.className = 'translated-ltr';
  });
}

// On a slow connection the page sleeps until the test wakes it.
test.beforeEach(async ({ page }) => {
  await page.route(/\/reader\./, (route) => route.abort());
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
});

test('a page translated by the browser wakes: typed text, open parts and focus stay, and no release is blamed', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/faq');
  await translate(page);
  const main = await page.locator('#main').elementHandle();
  const field = page.getByPlaceholder('Search FAQs...');
  await field.evaluate((one: HTMLInputElement) => (one.value = 'snow'));
  await page
    .locator('main summary')
    .first()
    .evaluate((one) => one.focus());
  await hydrated(page);
  await expect(
    page.getByText('No FAQs found matching “snow”').or(page.locator('main details').first()),
  ).toBeVisible();
  await expect(field).toHaveValue('snow');
  expect(await main?.evaluate((one) => one.isConnected)).toBe(true);
  expect(errors).toEqual([]);

  for (const [name, title] of [
    ['About Us', 'About Us'],
    ['Local News', 'Local News'],
  ] as const) {
    await page
      .locator('[data-frame] a', { hasText: name })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText(title);
    await translate(page);
  }
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  expect(errors).toEqual([]);
});

test('the blocks of a translated front page stay in place when it wakes, with the focus in one', async ({
  page,
}) => {
  await page.goto('/');
  await translate(page);
  const blocks = await page.locator('main [data-unit]').elementHandles();
  const link = page.locator('main [data-unit] a').first();
  await link.evaluate((one) => one.focus());
  await hydrated(page);
  await expect(link).toBeFocused();
  for (const block of blocks) expect(await block.evaluate((one) => one.isConnected)).toBe(true);
});

test('a comment in progress survives the waking of a translated page and keeps the focus', async ({
  page,
}) => {
  await page.goto('/opinion');
  await translate(page);
  const area = page.locator('main textarea').first();
  await area.evaluate((one: HTMLTextAreaElement) => {
    one.value = 'Benches, yes.';
    one.focus();
  });
  await hydrated(page);
  await expect(page.locator('main article font')).toHaveCount(0);
  await expect(area).toHaveValue('Benches, yes.');
  await expect(area).toBeFocused();
});

/** Goes on as browsers' translators do: a piece of a sentence comes with its elements into one that it adds. */
function goOnTranslating(page: Page): Promise<void> {
  return page.evaluate(() => {
    const piece = () => document.createElement('font');
    const isInline = (node: Node) =>
      !(node instanceof Element) || getComputedStyle(node).display.startsWith('inline');
    const run = () => {
      for (const block of document.querySelectorAll('#main :is(p, summary > span, li, h2, h3, h3 > a)')) {
        const parts = [...block.childNodes];
        if (!parts.every(isInline) || block.querySelector('font')) continue;
        const sentence = piece();
        sentence.append(...parts);
        block.append(sentence);
        for (const text of sentence.childNodes)
          if (text instanceof Text) {
            const translated = piece();
            translated.textContent = `${text.data}é`;
            text.replaceWith(translated);
          }
      }
    };
    document.documentElement.lang = 'es';
    run();
    new MutationObserver(run).observe(document.body, { childList: true, subtree: true });
  });
}

test('on a page that the browser goes on translating, a search can be changed, and no release is blamed', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await goOnTranslating(page);
  const words = page.locator('#faq-search');
  for (const query of ['ads', 'adsense', 'news', '']) await words.fill(query);
  await words.fill('wedding notices');
  await expect(page.locator('output')).toHaveText(/^1 of 100 questions/);
  await expect(page.locator('main summary mark')).toHaveText('wedding notices');

  await page.goto('/search?q=snow');
  await hydrated(page);
  await goOnTranslating(page);
  const field = page.locator('#search-words');
  for (const query of ['council', 'river', 'rail']) {
    await field.fill(query);
    await field.press('Enter');
    await expect(page.locator('main h2').first()).toContainText(`for “${query}”`);
  }
  await expect(page.locator('main h3').first()).toBeVisible();
  expect(await page.evaluate(() => (window as { meadowlarkFailures?: unknown[] }).meadowlarkFailures)).toBe(
    undefined,
  );
});

test('an extension that adds elements beside a field causes no blame on a release, and typed text stays', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/opinion');
  const area = page.locator('main textarea').first();
  await area.evaluate((one: HTMLTextAreaElement) => {
    document.documentElement.append(document.createElement('checker-everywhere'));
    one.after(document.createElement('checker-extension'));
    one.value = 'Benches, yes.';
    one.focus();
  });
  await hydrated(page);
  // React has rendered the field again.
  await expect(page.locator('checker-extension')).toHaveCount(0);
  await expect(area).toHaveValue('Benches, yes.');
  await expect(area).toBeFocused();
  expect(errors).toEqual([]);
});

for (const where of ['prepend', 'append'] as const)
  test(`an extension that adds an element to the main part (${where}) causes no blame on a release, and typed text stays`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/opinion');
    const area = page.locator('main textarea').first();
    await area.evaluate((one: HTMLTextAreaElement, side) => {
      document.getElementById('main')?.[side](document.createElement('checker-extension'));
      one.value = 'Benches, yes.';
      one.focus();
    }, where);
    await hydrated(page);
    // React has rendered the page again.
    await expect(page.locator('checker-extension')).toHaveCount(0);
    await expect(area).toHaveValue('Benches, yes.');
    await expect(area).toBeFocused();
    await area.press('End');
    await page.keyboard.type(' And more.');
    await expect(area).toHaveValue('Benches, yes. And more.');
    expect(errors).toEqual([]);
  });
