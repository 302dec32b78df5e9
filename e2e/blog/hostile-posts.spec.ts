import type { Page } from '@playwright/test';
import type { BlogResponse } from '../support/services/blog-platform.ts';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../support/services/hostile-values.ts';
import { expect, hydrated } from '../support/test.ts';
import { test } from './scripted-blog.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** A post with one hostile text in every field and in every kind of markup. */
function hostilePost(text: string): Record<string, unknown> {
  return {
    id: text,
    metaTitle: text,
    metaDescription: text,
    date: text,
    pinterestImageLink: text,
    youtubeShortsUrl: text,
    shortTailKeywords: `${text}, second ${text}`,
    longTailKeywords: [text, `second ${text}`],
    blog: [
      text,
      `# ${text}`,
      `[${text}](${text})`,
      `[words](${text} "${text}")`,
      `![${text}](${text})`,
      `<${text}>`,
      `| ${text} | a |\n|---|---|\n| ${text} | ${text} |`,
      `- ${text}\n- [x] ${text}`,
      `1. ${text}`,
      `> ${text}`,
      `\`${text}\``,
      `\`\`\`${text}\n${text}\n\`\`\``,
      `**${text}** *${text}* ~~${text}~~`,
      `[${text}]: ${text}\n\n[^note]: ${text}\n\nA note.[^note] [by name][${text}]`,
    ].join('\n\n'),
  };
}

const ADDRESSES = {
  id: 1,
  metaTitle: 'Addresses',
  blog: HOSTILE_ADDRESSES.flatMap((address, i) => [
    `[link ${i}](${address})`,
    `[link ${i}](<${address}>)`,
    `![picture ${i}](${address})`,
    `[link ${i}][a${i}]\n\n[a${i}]: ${address}`,
    `<${address}>`,
    address,
  ]).join('\n\n'),
};

const KINDS = Object.keys(HOSTILE_TEXTS);
const POSTS = Object.values(HOSTILE_TEXTS).map(hostilePost);

/** A platform that serves only hostile posts. */
function hostilePlatform(url: URL): BlogResponse {
  const slug = url.searchParams.get('slug');
  if (slug === 'addresses') return { body: ADDRESSES };
  if (slug !== null) return { body: POSTS[Number(slug.replace('post-', ''))] };
  // Each text once in a visible card, and once as an invalid slug.
  const blogs = POSTS.flatMap(({ blog: _text, ...entry }, i) => [
    { ...entry, slug: `post-${i}` },
    { ...entry, slug: entry['metaTitle'] },
  ]);
  return { body: { blogs, total: blogs.length } };
}

test.beforeEach(({ scripted }) => scripted.setBlogResponse(hostilePlatform));

/** Dispatches reader events on every element, to run handlers and hydrate units that wait for them. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      for (const type of ['mouseover', 'focus', 'pointerenter'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** Violations found in the page. */
async function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if ('__ran' in window) found.push('a script ran');
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > 360) found.push(`the page scrolls sideways, ${scrollWidth} px`);
    const safe = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:', 'tel:']);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (!safe.has(link.protocol)) found.push(`a link leads to ${link.href.slice(0, 60)}`);
    for (const image of document.querySelectorAll('img'))
      if (!/^https?:/.test(image.src)) found.push(`a picture is loaded from ${image.src.slice(0, 60)}`);
    if (document.querySelector('main :is(iframe, object, embed, base, script, form)'))
      found.push('a foreign element');
    for (const element of document.querySelectorAll('*'))
      for (const { name } of element.attributes)
        if (name.startsWith('on')) found.push(`the attribute ${name}`);
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(script.textContent);
    if (document.querySelectorAll('h1').length !== 1) found.push('not one h1');
    if (document.querySelector('main + footer, main ~ footer, #root footer') === null)
      found.push('the frame is broken');
    return found;
  });
}

/** All errors but the expected ones about invalid pictures. */
const unexpected = (pageErrors: string[]) =>
  pageErrors.filter((text) => !text.includes('Failed to load resource'));

// spec beyond: A post with something hostile in every field runs no script and breaks no layout
test('a post with something hostile in every field runs no script and breaks no layout', async ({
  page,
  pageErrors,
}) => {
  for (const [i, kind] of KINDS.entries())
    await test.step(kind, async () => {
      const response = await page.goto(`/blog/post-${i}`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await touchEverything(page);
      expect(await harm(page)).toEqual([]);
      expect(unexpected(pageErrors)).toEqual([]);
    });
});

// spec beyond: A post with something hostile in every field runs no script and breaks no layout
test('a disguised javascript: URL in a link or a picture of a post never runs', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/blog/addresses');
  await hydrated(page);
  expect(await harm(page)).toEqual([]);
  // Clicks each link. It may navigate, but must not run a script.
  await page.evaluate(async () => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && link.protocol !== 'javascript:') event.preventDefault();
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main article a')) link.click();
    // A browser runs `javascript:` in a separate task, before it is idle.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });
  expect(await harm(page)).toEqual([]);
  expect(unexpected(pageErrors)).toEqual([]);
});

test('a list of hostile entries, and a post opened from it by soft navigation, run no script and break no layout', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await touchEverything(page);
  expect(await harm(page)).toEqual([]);
  const links = page.locator('main article a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThanOrEqual(POSTS.length);
  for (const href of hrefs) expect(href).toMatch(/^\/blog\/(?:post-\d+|[^/\\:]+)$/);

  await page.locator('main article a[href="/blog/post-3"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('link', { name: 'Back to All Articles' })).toBeVisible();
  await touchEverything(page);
  expect(await harm(page)).toEqual([]);
  expect(unexpected(pageErrors)).toEqual([]);
});
