import { SITE } from '@meadowlark/shared/site.ts';

/** Texts of the page, its feed and search engines. */
export const CORRECTIONS = {
  path: '/corrections',
  title: 'Corrections',
  feedTitle: `${SITE.name}: Corrections`,
  standfirst: 'What we got wrong, and when we put it right.',
  description: `What ${SITE.name} got wrong in its own pieces, and when it was put right.`,
} as const;
