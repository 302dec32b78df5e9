import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { ListingData } from './listing-view.ts';
import { pageHref, readPageNumber } from './page-number.ts';

export const head: HeadOf<ListingData> = (data, { url, settings }) => {
  const page = readPageNumber(url.searchParams.get('page'));
  return {
    title: page === 1 ? 'Blog' : `Blog, page ${page}`,
    description: `Longer pieces, guides and walks from ${SITE.byline}.`,
    canonical: pageHref(page),
    ...(data.state === 'list' ? { structuredData: [blog(data, settings.origin)] } : {}),
  };
};

function blog(data: Extract<ListingData, { state: 'list' }>, origin: string) {
  return {
    '@type': 'Blog',
    name: `${SITE.name} Blog`,
    url: `${origin}/blog`,
    blogPost: data.entries.map((entry) => ({
      '@type': 'BlogPosting',
      headline: entry.title,
      description: entry.description,
      url: origin + entry.href,
    })),
  };
}
