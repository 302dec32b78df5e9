import type { Head, HeadOf } from '@meadowlark/shared/contract/head.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { CATEGORIES } from '../categories.ts';
import type { ArticleData } from './article-data.ts';
import { newsArticle } from './news-article.ts';

/** Search results and cards show about this much. */
const MAX_DESCRIPTION = 160;

/** The story belongs to its publisher, so search engines are sent there and not here. */
export const head: HeadOf<ArticleData> = (data, { url, settings }): Head => {
  const canonical = url.pathname;
  if (data.state === 'unknown') {
    return {
      title: 'There is no such story',
      description: 'No story has this address.',
      canonical,
    };
  }
  const { title: section, standfirst } = CATEGORIES[data.category];
  const trail = [{ text: section, href: `/${data.category}` }];
  if (data.state === 'gone')
    return {
      title: 'This story is gone',
      description: 'The story is not in its feed any more.',
      canonical,
      trail,
    };
  if (data.state === 'failed')
    return {
      title: 'This story cannot be shown just now',
      description: 'The feed of this story did not answer.',
      canonical,
      trail,
    };
  const { story } = data;
  return {
    title: story.title,
    description: shorten(story.excerpt, MAX_DESCRIPTION) || standfirst,
    canonical,
    type: 'article',
    robots: 'noindex',
    ...(story.picture ? { image: { url: story.picture.src, alt: story.picture.alt } } : {}),
    ...(story.date?.iso ? { published: story.date.iso } : {}),
    trail,
    structuredData: [newsArticle(data, `${settings.origin}${canonical}`, settings.origin)],
  };
};
