/** The category keys of the feed catalogue (specification, section 7). */
export const CATEGORY_KEYS = [
  'local-news',
  'national-news',
  'world-news',
  'politics',
  'business',
  'technology',
  'automotive',
  'real-estate',
  'health',
  'sports',
  'arts-culture',
  'food-dining',
  'lifestyle',
  'opinion',
  'archives',
] as const;

export type CategoryKey = (typeof CATEGORY_KEYS)[number];
