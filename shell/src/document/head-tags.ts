import type { Head } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { jsonForScript } from './json-for-script.ts';

/** Marks the head tags of a page, so that a soft navigation can replace them. */
export const HEAD_MARK = 'data-head';

/** An element of the document's head: the server writes it as HTML, the browser creates it. */
export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Text content, already safe inside the element. */
  text?: string;
}

/** The title of the page and the name of the paper; the title of the front page already begins with that name. */
export function documentTitle(head: Pick<Head, 'title'>): string {
  return head.title.startsWith(SITE.name) ? head.title : `${head.title} | ${SITE.name}`;
}

/**
 * The head tags of a page: description, one canonical link, Open Graph, card tags, robots, structured data and the link
 * to its feed. A status other than 200 adds `noindex` and leaves out structured data.
 */
export function headTags(head: Head, status: number, origin: string): HeadTag[] {
  // Concatenated, not resolved: the URL parser would take the path `//host/` for another site.
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
    ...(status === 200 ? structuredThings(head, origin) : []).map(structuredData),
    ...(head.feed === undefined ? [] : [feedLink(head.feed, canonical)]),
  ];
}

function meta(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: value, content } };
}

/** The structured data of the remote, and the breadcrumbs. */
function structuredThings(head: Head, origin: string): Readonly<Record<string, unknown>>[] {
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

/** The picture that other sites show with a link to the page. */
interface CardPicture {
  url: string;
  alt: string;
  /** In pixels, if known: the card then reserves space. */
  size: { width: number; height: number } | null;
}

const DEFAULT_PICTURE: CardPicture = {
  url: '/share.png',
  alt: `${SITE.name}: the city at sunrise, a meadowlark on a fence post`,
  size: { width: 1200, height: 630 },
};

/** The picture of the page or of the paper. Services that make link previews do not show SVG. */
function cardPicture({ image }: Head, origin: string): CardPicture {
  const isShown =
    // Browsers before 2024 have no `canParse`. Services that make link previews read only what the server wrote.
    image && URL.canParse?.(image.url, origin) && !/\.svg$/i.test(new URL(image.url, origin).pathname);
  const picture = isShown ? { ...image, size: null } : DEFAULT_PICTURE;
  return { ...picture, url: new URL(picture.url, origin).href };
}
