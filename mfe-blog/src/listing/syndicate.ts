import type { Syndicate } from '@meadowlark/shared/contract/syndicate.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { BLOG } from '../blog.ts';
import type { ListingData } from './load.ts';

/** The newest articles as an RSS feed. Null on errors and beyond the end. */
export const syndicate: Syndicate<ListingData> = (data) => {
  if (data.state !== 'list' && data.state !== 'empty') return null;
  const entries = data.state === 'list' ? data.entries : [];
  return {
    title: BLOG.feedTitle,
    description: BLOG.description,
    items: entries.map(({ title, href, description, published }) => ({
      title,
      path: href,
      description,
      author: SITE.byline,
      published,
    })),
  };
};
