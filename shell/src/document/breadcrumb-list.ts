import type { Head } from '@meadowlark/shared/contract/head.ts';

/** One step from the front page towards a page. */
export interface TrailStep {
  text: string;
  href: string;
}

/** The whole way from the front page to a page, both included. */
export function trailOf(head: Head): TrailStep[] {
  const here = { text: head.shortTitle ?? head.title, href: head.canonical };
  return [{ text: 'Home', href: '/' }, ...(head.trail ?? []), here];
}

/** The same way as schema.org wants it, with absolute addresses. */
export function breadcrumbList(head: Head, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(head).map(({ text, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: text,
      item: new URL(origin + href).href,
    })),
  };
}
