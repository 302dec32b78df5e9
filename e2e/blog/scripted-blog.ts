import type { Page } from '@playwright/test';
import { blogPage, type Answer } from '../support/blog-platform.ts';
import { test as base } from '../support/test.ts';

/** Tests on the site whose blog platform answers what the test says. */
export const test = base.extend({
  baseURL: async ({ scripted }, use) => use(scripted.origin),
});

/** A platform with these posts, by slug, and a list of 128 articles. */
export function platformWith(posts: Readonly<Record<string, Record<string, unknown>>>): (url: URL) => Answer {
  return (url) => {
    const slug = url.searchParams.get('slug');
    if (slug === null) return blogPage(128, Number(url.searchParams.get('page')));
    const post = posts[slug];
    return post ? { body: { id: 42, metaTitle: 'A post', ...post } } : { status: 404, body: {} };
  };
}

/** Resolves when faces, and pictures that are in view, are there, and what they could move is laid out. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
