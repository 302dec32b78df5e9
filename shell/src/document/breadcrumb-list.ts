import type { Head } from '@meadowlark/shared/contract/head.ts';

export interface Breadcrumb {
  text: string;
  href: string;
}

/** The path from the front page to a page, both included. */
export function breadcrumbsOf(head: Head): Breadcrumb[] {
  const here = { text: head.shortTitle ?? head.title, href: head.canonical };
  return [{ text: 'Home', href: '/' }, ...(head.breadcrumbs ?? []), here];
}

/** The same path as a schema.org `BreadcrumbList`, with absolute URLs. */
export function breadcrumbList(head: Head, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(head).map(({ text, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: text,
      item: new URL(origin + href).href,
    })),
  };
}
