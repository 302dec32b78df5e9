import type { Page } from '@playwright/test';

/** What a document's head says, by name: each value of each `<meta>`, `<link>` and the title, in order. */
export type HeadFacts = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the head of the page now shown. Facts of the document as a whole (icons, scripts, styles) are left out; what
 * remains is what a page says about itself.
 */
export function readHead(page: Page): Promise<HeadFacts> {
  return page.evaluate(() => {
    const facts: Record<string, string[]> = { title: [document.title] };
    const add = (name: string, value: string | null) => (facts[name] ??= []).push(value ?? '');
    for (const meta of document.head.querySelectorAll('meta[name], meta[property]'))
      add(meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.getAttribute('content'));
    for (const link of document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]'))
      add(link.getAttribute('rel') ?? '', link.getAttribute('href'));
    for (const script of document.head.querySelectorAll('script[type="application/ld+json"]'))
      add('structured data', script.textContent);
    return facts;
  });
}
