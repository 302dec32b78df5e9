import type { Head, HeadOf } from '@meadowlark/shared/contract/head.ts';
import { CATEGORIES } from '../categories.ts';
import type { ArticleData } from './article-data.ts';

/** The story belongs to its publisher, so search engines are sent there and not here. */
export const head: HeadOf<ArticleData> = (data, { url }): Head => {
  if (data.state !== 'here') {
    return {
      title: 'This story is not here',
      description: 'The story is not in its feed.',
      canonical: url.pathname,
    };
  }
  const { story, category } = data;
  return {
    title: story.title,
    description: story.excerpt || CATEGORIES[category].standfirst,
    canonical: url.pathname,
    type: 'article',
    robots: 'noindex',
    ...(story.picture ? { image: { url: story.picture.src, alt: story.picture.alt } } : {}),
    ...(story.date ? { published: story.date.iso } : {}),
    trail: [{ text: CATEGORIES[category].title, href: `/${category}` }],
  };
};
