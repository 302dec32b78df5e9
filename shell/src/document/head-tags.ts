import type { Head } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { cardPicture } from './card-picture.ts';
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
 * What the shell makes of a page's proposal: description, one canonical link, Open Graph, card tags, robots,
 * structured data and the link to its feed. Every status but 200 stays out of search engines and describes nothing.
 */
export function headTags(head: Head, status: number, origin: string): HeadTag[] {
  // Put together, not resolved: `//host/` is a path here, and would be another site to the URL parser.
  const canonical = new URL(origin + head.canonical).href;
  const picture = cardPicture(head, origin);
  return [
    meta('name', 'description', head.description),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    meta('property', 'og:site_name', SITE.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:image', picture.url),
    ...(picture.size
      ? [
          meta('property', 'og:image:width', String(picture.size.width)),
          meta('property', 'og:image:height', String(picture.size.height)),
        ]
      : []),
    ...(picture.alt === '' ? [] : [meta('property', 'og:image:alt', picture.alt)]),
    ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.robots || status !== 200 ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.meta ?? []).map(({ name, content }) => meta('name', name, content)),
    ...(status === 200 ? thingsOn(head, origin) : []).map(structuredData),
    ...(head.feed === undefined ? [] : [feedLink(head.feed, canonical)]),
  ];
}

function meta(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: value, content } };
}

/** What the remote says is on the page, and the way to it from the front page. */
function thingsOn(head: Head, origin: string): Readonly<Record<string, unknown>>[] {
  const isFront = head.canonical === '/';
  return [...(head.structuredData ?? []), ...(isFront ? [] : [breadcrumbList(head, origin)])];
}

function structuredData(thing: Readonly<Record<string, unknown>>): HeadTag {
  const text = jsonForScript({ '@context': 'https://schema.org', ...thing });
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
}

function feedLink(title: string, page: string): HeadTag {
  const { origin, pathname } = new URL(page);
  const href = `${origin}${pathname}/rss.xml`;
  return { name: 'link', attributes: { rel: 'alternate', type: 'application/rss+xml', title, href } };
}
