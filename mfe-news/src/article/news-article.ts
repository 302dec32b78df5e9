import { SITE } from '@meadowlark/shared/site.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { CATEGORIES } from '../categories.ts';
import type { ArticleData } from './article-data.ts';

/** Search engines show no more of a headline. */
const MAX_HEADLINE = 110;
/** A feed does not say whether its author is a person. These words are in the names of those that are none. */
const NO_PERSON =
  /\b(?:agency|ap|bureau|desk|editors?|files|news|press|reuters|services?|staff|team|wires?)\b/i;

/** A story in schema.org's words. Whoever wrote it published it; this page only points there. */
export function newsArticle(
  { story, source, category }: Extract<ArticleData, { state: 'here' }>,
  address: string,
  origin: string,
): Readonly<Record<string, unknown>> {
  const elsewhere = source !== null && !source.href.startsWith('/');
  return {
    '@type': 'NewsArticle',
    headline: shorten(story.title, MAX_HEADLINE),
    ...(story.excerpt !== '' && { description: story.excerpt }),
    ...(story.picture && { image: [new URL(story.picture.src, origin).href] }),
    ...(story.date?.iso && { datePublished: story.date.iso }),
    author: [{ '@type': NO_PERSON.test(story.byline) ? 'Organization' : 'Person', name: story.byline }],
    publisher: elsewhere
      ? { '@type': 'Organization', name: source.host, url: new URL('/', source.href).href }
      : { '@type': 'Organization', name: SITE.name, url: `${origin}/` },
    articleSection: CATEGORIES[category].title,
    inLanguage: 'en-US',
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    url: address,
    ...(elsewhere && { isBasedOn: source.href }),
  };
}
