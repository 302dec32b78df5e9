import { SITE } from '@meadowlark/shared/site.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';
import type { ArticleData } from './load.ts';

/** Characters. Search engines show at most 110. */
const MAX_HEADLINE = 110;
/** Feeds do not say whether an author is a person. These words mark an organization. */
const ORGANIZATION_WORDS =
  /\b(?:agency|ap|bureau|desk|editors?|files|news|press|reuters|services?|staff|team|wires?)\b/i;

/**
 * The story as a schema.org NewsArticle. `address` is the page's URL; the publisher is the source if it is external.
 */
export function newsArticle(
  { story, dateline, opening, source, category }: Extract<ArticleData, { state: 'here' }>,
  address: string,
  origin: string,
): Readonly<Record<string, unknown>> {
  const isExternal = source !== null && !source.href.startsWith('/');
  return {
    '@type': 'NewsArticle',
    headline: shorten(story.title, MAX_HEADLINE),
    ...(opening !== '' && { description: opening }),
    ...(dateline !== null && { dateline }),
    ...(story.picture && { image: [new URL(story.picture.src, origin).href] }),
    ...(story.date?.iso && { datePublished: story.date.iso }),
    author: [
      { '@type': ORGANIZATION_WORDS.test(story.byline) ? 'Organization' : 'Person', name: story.byline },
    ],
    publisher: isExternal
      ? { '@type': 'Organization', name: source.host, url: new URL('/', source.href).href }
      : { '@type': 'Organization', name: SITE.name, url: `${origin}/` },
    articleSection: SECTIONS[category].title,
    inLanguage: 'en-US',
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    url: address,
    ...(isExternal && { isBasedOn: source.href }),
  };
}
