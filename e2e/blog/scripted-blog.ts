import type { Page } from '@playwright/test';
import { blogPage, type BlogResponse } from '../support/services/blog-platform.ts';
import { test as base } from '../support/test.ts';

/** Tests on the site with a scripted blog platform. */
export const test = base.extend({
  baseURL: async ({ scripted }, use) => use(scripted.origin),
});

/** A platform with these posts, by slug, and a list of 128 articles. */
export function platformWith(
  posts: Readonly<Record<string, Record<string, unknown>>>,
): (url: URL) => BlogResponse {
  return (url) => {
    const slug = url.searchParams.get('slug');
    if (slug === null) return blogPage(128, Number(url.searchParams.get('page')));
    const post = posts[slug];
    return post ? { body: { id: 42, metaTitle: 'A post', ...post } } : { status: 404, body: {} };
  };
}

/** Resolves when fonts and visible pictures have loaded and the layout is done. */
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
