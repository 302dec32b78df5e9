import { SITE } from '@meadowlark/shared/site.ts';

/** What the blog says about itself, on its pages, in its feed and to search engines. */
export const BLOG = {
  path: '/blog',
  name: `${SITE.name} Blog`,
  feedTitle: `${SITE.name}: Blog`,
  standfirst: 'Longer pieces, guides and walks, written to be kept.',
  description: `Longer pieces, guides and walks from ${SITE.byline}.`,
} as const;
