import type { Head, HeadOf } from '@meadowlark/shared/contract/head.ts';
import { BLOG } from '../blog.ts';
import type { ListingData } from './load.ts';
import { pageHref, readPageNumber } from './page-number.ts';

export const head: HeadOf<ListingData> = (data, { url, settings }) => ({
  ...(data.keyword === null
    ? pageHead(readPageNumber(url.searchParams.get('page')))
    : keywordHead(data.keyword)),
  ...(data.state === 'list' && data.keyword === null
    ? { structuredData: [blog(data, settings.origin)] }
    : {}),
});

/** The first page is the blog; later pages are its children. Only the first page names the feed. */
function pageHead(page: number | null): Head {
  if (page === null) return { title: 'Blog', description: BLOG.description, canonical: BLOG.path };
  if (page === 1)
    return { title: 'Blog', description: BLOG.description, canonical: BLOG.path, feed: BLOG.feedTitle };
  return {
    title: `Blog, page ${page}`,
    shortTitle: `Page ${page}`,
    description: `${BLOG.description} Page ${page}.`,
    canonical: pageHref(page),
    breadcrumbs: [{ text: 'Blog', href: BLOG.path }],
  };
}

/** The same posts in another order: not for search engines. */
function keywordHead(keyword: string): Head {
  return {
    title: `Blog: ${keyword}`,
    shortTitle: keyword,
    description: `Posts of ${BLOG.name} with the keyword ${keyword}.`,
    canonical: pageHref(1, keyword),
    robots: 'noindex',
    section: BLOG.path,
    breadcrumbs: [{ text: 'Blog', href: BLOG.path }],
  };
}

function blog(data: Extract<ListingData, { state: 'list' }>, origin: string) {
  return {
    '@type': 'Blog',
    name: BLOG.name,
    description: BLOG.description,
    url: origin + BLOG.path,
    inLanguage: 'en-US',
    blogPost: data.entries.map(({ title, description, href, picture, published }) => ({
      '@type': 'BlogPosting',
      headline: title,
      ...(description === '' ? {} : { description }),
      url: origin + href,
      ...(picture === null ? {} : { image: new URL(picture.src, origin).href }),
      ...(published === null ? {} : { datePublished: published }),
    })),
  };
}
