import { fetchPage, structuredDataIn } from '../support/pages/read-html.ts';
import { expect, hydrated, test } from '../support/test.ts';

// spec 2 FAQ: Accordions, one open at a time within a section
test('every answer has a URL that opens it, and one is open at a time within a section, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/faq#do-you-sell-data');
  await hydrated(page);
  const answer = page.getByText('No, and we gather none that anyone would buy.');
  await expect(answer).toBeInViewport();
  await expect(page.getByText('Do you sell data?')).toBeInViewport();
  await answer.locator('xpath=../../..').getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL(/\/faq#do-you-sell-data$/);

  const open = page.locator('#about details[open]');
  await expect(open).toHaveCount(1);
  await page.locator('#about summary').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText('Is it free to read?');
  // The other sections keep theirs.
  await page.locator('#sports-coverage summary').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#sports-coverage details[open]')).toHaveCount(1);
  await expect(open).toHaveCount(1);
});

// spec 2 FAQ: Search box 'Search FAQs...'
// spec 2 FAQ: 'No FAQs found matching "{query}"' and 'view all questions'
// spec 4 States: FAQ: empty query shows all, a query filters
// spec 5 Rules: FAQ search: case-insensitive substring on question and answer; empty categories hidden
test('the search filters while the reader types, says when nothing matches, links back to all questions, and is in the URL', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const field = page.getByPlaceholder('Search FAQs...');
  const questions = page.locator('main details[name] > summary');
  await field.fill('SIREN');
  await expect(questions).toHaveCount(2);
  await expect(page.locator('main h2', { hasText: 'Weather & Traffic' })).toBeVisible();
  await expect(page.locator('main h2', { hasText: 'Sports Coverage' })).toHaveCount(0);
  await expect(page.getByText('2 of 100 questions')).toBeVisible();
  await expect(page.locator('main mark').first()).toHaveText(/siren/i);
  await expect(field).toBeFocused();

  await field.fill('snowshoe');
  await expect(page.getByText('No FAQs found matching "snowshoe"')).toBeVisible();
  const all = page.getByRole('link', { name: 'view all questions' });
  // As readers see it, after CSS: in lower case, as specified.
  expect(await all.innerText()).toBe('view all questions');
  await all.click();
  await expect(questions).toHaveCount(100);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  await field.fill('siren');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/faq\?q=siren$/);
  await expect(questions).toHaveCount(2);
  // Both were so before the results were shown, and a reader who goes back before that finds the page as it was.
  await page.waitForFunction(() => navigation.transition === null);
  await page.goBack();
  await expect(questions).toHaveCount(100);
});

test('a link from the address of a search to all questions shows all of them, also as the first thing that its reader does', async ({
  page,
}) => {
  await page.goto('/faq?q=siren');
  await hydrated(page);
  await expect(page.locator('main details[name] > summary')).toHaveCount(2);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main details[name] > summary')).toHaveCount(100);
  await expect(page.getByPlaceholder('Search FAQs...')).toHaveValue('');
});

test('after a jump to a category, Back from a link in an answer still finds what was typed', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  const field = page.getByPlaceholder('Search FAQs...');
  await field.fill('siren');
  const questions = page.locator('main details[name] > summary');
  await expect(questions).toHaveCount(2);
  await questions.nth(1).click();
  await page.locator('main details[open] a[href="/events"]').click();
  await expect(page).toHaveURL(/\/events$/);
  await page.goBack();
  await expect(field).toHaveValue('siren');
  await expect(questions).toHaveCount(2);
});

test('a reader who has gone on from a linked answer stays there on reload, and comes back there', async ({
  page,
}) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/faq#do-you-sell-data');
  await hydrated(page);
  expect(await position()).toBeGreaterThan(2000);
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await hydrated(page);
  expect(await position()).toBe(900);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click());
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(await position()).toBe(900);
});

// spec beyond: See All, accordions, search, pager and menu work with scripts off
test('with scripts off the FAQ opens one answer at a time, and the one that the URL names', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/faq#do-you-sell-data');
  await expect(page.getByText('No, and we gather none that anyone would buy.')).toBeInViewport();
  const open = page.locator('#privacy-security details[open]');
  await page.locator('#privacy-security summary').first().click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText('Do you track me?');
  await context.close();
});

// spec 5 Rules: No form shows a validation
test('with scripts off the FAQ search submits its form, and an empty result links back', async ({
  request,
}) => {
  const all = (await fetchPage(request, '/faq')).main;
  expect(all.match(/<details [^>]*name=/g)).toHaveLength(100);
  const [form = ''] = /<form .*?<\/form>/.exec(all) ?? [];
  expect(form).toMatch(/^<form [^>]*action="\/faq" method="get">/);
  expect(form).toMatch(/<input [^>]*name="q"/);
  expect(form).toMatch(/<button [^>]*type="submit"[^>]*>Search</);
  const some = (await fetchPage(request, '/faq?q=SIREN')).main;
  expect(some.match(/<details [^>]*name=/g)).toHaveLength(2);
  const none = (await fetchPage(request, '/faq?q=snowshoe')).main;
  expect(none).toContain('No FAQs found matching &quot;snowshoe&quot;');
  expect(none).toMatch(/<a [^>]*href="\/faq"[^>]*>view all questions<\/a>/);
});

// spec 2 FAQ: Meta, geo, canonical and FAQPage data
test('the FAQ has geo tags, a canonical URL, and 100 questions as structured data; a search is not indexed', async ({
  request,
  site,
}) => {
  const html = await (await request.get('/faq')).text();
  const canonical = `<link rel="canonical" href="${site.origin}/faq"`;
  expect(html).toContain('<meta name="geo.region" content="US-NE"');
  expect(html).toContain('<meta name="geo.placename" content="Omaha"');
  expect(html).toContain(canonical);
  const faq = structuredDataIn(html).find((thing) => thing['@type'] === 'FAQPage');
  const questions = faq?.['mainEntity'] as object[];
  expect(questions).toHaveLength(100);
  expect(questions[0]).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } });
  const search = await (await request.get('/faq?q=radio')).text();
  expect(search).toContain(canonical);
  expect(search).toContain('<meta name="robots" content="noindex"');
});

test('on a phone the ten categories are collapsed into one line, on wider screens they are open', async ({
  page,
}) => {
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await expect(category).toBeHidden();
  await page.getByText('Categories', { exact: true }).click();
  await expect(category).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/faq');
  await expect(category).toBeVisible();
  await expect(page.getByText('Categories', { exact: true })).toBeHidden();
});
