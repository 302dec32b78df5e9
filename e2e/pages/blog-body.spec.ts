import { startBlogPlatform, type BlogPlatform } from '../support/blog-platform.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

let platform: BlogPlatform;
let site: RunningSite;
/** Posts by slug: what the platform says of them besides id and title. */
const posts = new Map<string, Record<string, unknown>>();

test.beforeAll(async () => {
  platform = await startBlogPlatform((url) => {
    const slug = url.searchParams.get('slug') ?? '';
    return { body: { id: 42, metaTitle: 'A post', blog: 'Text.', ...posts.get(slug) } };
  });
  site = await startSite(platform.env);
});
test.afterAll(async () => {
  await site.stop();
  await platform.stop();
});

test('the edges of lines are trimmed, so indented text is text, and blank lines part paragraphs', async ({
  page,
}) => {
  posts.set('trimmed', { blog: '        One.   \n\n\n\n\n\t\t## Two\n\n      three\n      four' });
  await page.goto(`${site.origin}/blog/trimmed`);
  const body = page.locator('main article [dir="auto"]', { hasText: 'One.' }).last();
  await expect(page.locator('main pre')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
  expect(await page.locator('main p', { hasText: 'three' }).innerText()).toMatch(/^three\s+four$/);
  await expect(body).toBeVisible();
});

test('markdown is shown as what it means: table, lists, quote, code with tab stops of four', async ({
  page,
}) => {
  posts.set('marked', {
    blog: '| Bird | Seen |\n|---|--:|\n| Wren | 2 |\n\n1. one\n2. two\n\n- a\n- b\n\n> said\n\n*soft* **loud**\n\n```\na\tb\n```',
  });
  await page.goto(`${site.origin}/blog/marked`);
  await expect(page.getByRole('columnheader', { name: 'Seen' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Wren' })).toBeVisible();
  await expect(page.locator('main article ol li')).toHaveText(['one', 'two']);
  await expect(page.locator('main blockquote')).toHaveText('said');
  await expect(page.locator('main em')).toHaveText('soft');
  await expect(page.locator('main strong')).toHaveText('loud');
  await expect(page.locator('main pre')).toHaveCSS('tab-size', '4');
});

test('links keep http, https, irc, ircs, mailto, xmpp and relative addresses; any other becomes empty', async ({
  page,
}) => {
  const kept = [
    'http://a.example/',
    'https://a.example/b?c#d',
    'irc://chat.example/omaha',
    'ircs://chat.example/omaha',
    'mailto:news@meadowlark.example',
    'xmpp:desk@meadowlark.example',
    '/blog',
    'faq',
    '?page=2',
    '/a:b',
    '?q=a:b',
  ];
  const refused = [
    'javascript:alert',
    'JavaScript:alert',
    'data:text/html,a',
    'ftp://a.example',
    'tel:5550136',
    'a:b/c',
  ];
  const list = (addresses: string[], word: string) =>
    addresses.map((address, i) => `- [${word} ${i}](${address})`).join('\n');
  posts.set('linked', { blog: `${list(kept, 'kept')}\n\n***\n\n${list(refused, 'refused')}` });
  await page.goto(`${site.origin}/blog/linked`);
  for (const [i, address] of kept.entries())
    await expect(page.locator('main li a', { hasText: new RegExp(`^kept ${i}$`) })).toHaveAttribute(
      'href',
      address,
    );
  for (const i of refused.keys()) {
    const link = page.locator('main li a', { hasText: new RegExp(`^refused ${i}$`) });
    await expect(link).toBeVisible();
    expect((await link.getAttribute('href')) ?? '').toBe('');
  }
});

test('a link label may have 999 characters and no more', async ({ page }) => {
  const label = (length: number) => 'x'.repeat(length);
  const post = (length: number) => `[words][${label(length)}]\n\n[${label(length)}]: /faq`;
  posts.set('label-999', { blog: post(999) });
  posts.set('label-1000', { blog: post(1000) });
  await page.goto(`${site.origin}/blog/label-999`);
  await expect(page.getByRole('link', { name: 'words' })).toHaveAttribute('href', '/faq');
  await page.goto(`${site.origin}/blog/label-1000`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'words' })).toHaveCount(0);
});

test('a picture of the image-sharing service has a link to it there, in a new tab', async ({ page }) => {
  posts.set('pinned', { pinterestImageLink: 'https://pictures.example/creek.jpg' });
  await page.goto(`${site.origin}/blog/pinned`);
  const link = page.getByRole('link', { name: /^View the picture on Pinterest/ });
  await expect(link).toHaveAttribute('href', 'https://pictures.example/creek.jpg');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('a date that cannot be formatted is shown as it is', async ({ page }) => {
  posts.set('dated', { date: 'the Tuesday after' });
  await page.goto(`${site.origin}/blog/dated`);
  await expect(page.locator('main dl')).toContainText('the Tuesday after');
  await expect(page.locator('main footer')).toContainText('Article #42 • Published on the Tuesday after');
});

for (const [slug, address, playable] of [
  ['film-shorts', 'https://www.youtube.com/shorts/Ab_9-z', true],
  ['film-short-link', 'https://youtu.be/Ab_9-z?si=1', true],
  ['film-bad-id', 'https://youtu.be/Ab%22z', false],
  ['film-watch', 'https://www.youtube.com/watch?v=Ab9', false],
  ['film-elsewhere', 'https://films.example/shorts/Ab9', false],
] as const) {
  test(`the film ${address} ${playable ? 'plays in the page' : 'is only linked'}`, async ({ page }) => {
    posts.set(slug, { youtubeShortsUrl: address });
    await page.goto(`${site.origin}/blog/${slug}`);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Play the video' })).toHaveCount(playable ? 1 : 0);
    await expect(page.getByRole('link', { name: /^Watch on/ })).toHaveAttribute(
      'href',
      playable ? 'https://www.youtube.com/shorts/Ab_9-z' : address,
    );
  });
}
