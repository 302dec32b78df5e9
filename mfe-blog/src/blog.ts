import { SITE } from '@meadowlark/shared/site.ts';

/** The blog's texts for its pages, its feed and search engines. */
export const BLOG = {
  path: '/blog',
  name: `${SITE.name} Blog`,
  feedTitle: `${SITE.name}: Blog`,
  standfirst: 'Longer pieces, guides and walks, written to be kept.',
  description: `Longer pieces, guides and walks from ${SITE.byline}.`,
} as const;
