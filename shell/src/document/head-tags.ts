import type { Head } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { jsonForScript } from './json-for-script.ts';

/** One element of the document's head, neither HTML nor DOM yet: the server writes it, the browser creates it. */
export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Text content, ready to stand inside the element. */
  text?: string;
}

/** The document's one title: that of the page and the name of the paper, which the front page already begins with. */
export function documentTitle(head: Head): string {
  return head.title.startsWith(SITE.name) ? head.title : `${head.title} | ${SITE.name}`;
}

/**
 * What the shell makes of a page's proposal: description, one canonical link, Open Graph, card tags, robots and
 * structured data. Every status but 200 stays out of search engines.
 */
export function headTags(head: Head, status: number, origin: string): HeadTag[] {
  const canonical = new URL(head.canonical, origin).href;
  const image = head.image && { url: new URL(head.image.url, origin).href, alt: head.image.alt };
  return [
    meta('name', 'description', head.description),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    meta('property', 'og:site_name', SITE.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    ...(image ? [meta('property', 'og:image', image.url), meta('property', 'og:image:alt', image.alt)] : []),
    ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.robots || status !== 200 ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.meta ?? []).map(({ name, content }) => meta('name', name, content)),
    ...(head.structuredData ?? []).map(structuredData),
    ...(canonical === `${origin}/` ? [] : [structuredData(breadcrumbList(head, origin))]),
    ...(head.feed === undefined ? [] : [feedLink(head.feed, canonical)]),
  ];
}

function meta(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: value, content } };
}

function structuredData(thing: Readonly<Record<string, unknown>>): HeadTag {
  const text = jsonForScript({ '@context': 'https://schema.org', ...thing });
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
}

function feedLink(title: string, page: string): HeadTag {
  const href = `${page}/rss.xml`;
  return { name: 'link', attributes: { rel: 'alternate', type: 'application/rss+xml', title, href } };
}
