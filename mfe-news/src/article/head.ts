import type { Head, HeadOf } from '@meadowlark/shared/contract/head.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { SECTIONS, STANDFIRSTS } from '@meadowlark/shared/contract/sections.ts';
import type { ArticleData } from './load.ts';
import { newsArticle } from './news-article.ts';

/** Characters. Search results and link previews show about 160. */
const MAX_DESCRIPTION = 160;

/** `noindex`: search engines should index the publisher's page. */
export const head: HeadOf<ArticleData> = (data, { url, settings }): Head => {
  const canonical = url.pathname;
  if (data.state === 'unknown') {
    return {
      title: 'There is no such story',
      description: 'No story has this address.',
      canonical,
    };
  }
  const section = `/${data.category}`;
  const breadcrumbs = [{ text: SECTIONS[data.category].title, href: section }];
  if (data.state === 'gone')
    return {
      title: 'This story is gone',
      description: 'The story is not in its feed any more.',
      canonical,
      section,
      breadcrumbs,
    };
  if (data.state === 'failed')
    return {
      title: 'This story cannot be shown right now',
      description: 'The feed of this story did not answer.',
      canonical,
      section,
      breadcrumbs,
    };
  const { story, opening } = data;
  return {
    title: story.title,
    description: shorten(opening, MAX_DESCRIPTION) || STANDFIRSTS[data.category],
    canonical,
    type: 'article',
    robots: 'noindex',
    ...(story.picture ? { image: { url: story.picture.src, alt: story.picture.alt } } : {}),
    ...(story.date?.iso ? { published: story.date.iso } : {}),
    section,
    breadcrumbs,
    structuredData: [newsArticle(data, `${settings.origin}${canonical}`, settings.origin)],
  };
};
