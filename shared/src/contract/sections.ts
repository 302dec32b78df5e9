/** A section of the paper. Its address is `/` followed by its key. */
export interface Section {
  title: string;
  /**
   * Set for the categories of the feed catalog. `feed`: the page shows the stories of the feed. `samples`: it shows three
   * samples. `own-page`: the page is in the route table, like the page of a section that is not a category.
   */
  category?: 'feed' | 'samples' | 'own-page';
  /** Shown while its stories load, in place of `LOADING`. */
  loading?: string;
}

/** Shown while stories load (specification, section 8). */
export const LOADING = 'Loading latest news...';

/**
 * All sections, in the order of the menu. Every browser that wakes loads this list, so it has only what routes and pages
 * need. The rest is in `STANDFIRSTS` below and in `section-looks.ts`.
 */
export const SECTIONS = {
  'local-news': { title: 'Local News', category: 'feed', loading: 'Loading local news...' },
  'national-news': { title: 'National News', category: 'feed', loading: 'Loading national news...' },
  'world-news': { title: 'World News', category: 'feed' },
  politics: { title: 'Politics & Government', category: 'feed' },
  business: { title: 'Business', category: 'feed' },
  technology: { title: 'Technology & Innovation', category: 'feed' },
  automotive: { title: 'Automotive & Energy', category: 'feed' },
  'real-estate': { title: 'Real Estate & Housing', category: 'feed' },
  health: { title: 'Health & Wellness', category: 'samples' },
  sports: { title: 'Sports', category: 'samples' },
  'arts-culture': { title: 'Arts & Culture', category: 'samples' },
  'food-dining': { title: 'Food & Dining', category: 'samples' },
  lifestyle: { title: 'Lifestyle & Fashion', category: 'samples' },
  books: { title: 'Books' },
  opinion: { title: 'Opinion', category: 'own-page' },
  blog: { title: 'Blog' },
  community: { title: 'Community' },
  events: { title: 'Local Events' },
  archives: { title: 'From the Archives', category: 'samples' },
  radio: { title: 'Live Radio' },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionKey = keyof typeof SECTIONS;

type KeyOf<Kind> = {
  [Key in SectionKey]: (typeof SECTIONS)[Key] extends { category: Kind } ? Key : never;
}[SectionKey];

export type FeedKey = KeyOf<'feed'>;
export type SampleKey = KeyOf<'samples'>;
/** A key of the feed catalog. */
export type CategoryKey = KeyOf<'feed' | 'samples' | 'own-page'>;
/** A section whose page the route table names. */
export type OwnPageKey = Exclude<SectionKey, FeedKey | SampleKey>;

const LIST: Readonly<Record<string, Section>> = SECTIONS;

/** The keys of the sections of a kind, in order. */
export function keysOf<Kind extends 'feed' | 'samples'>(kind: Kind): KeyOf<Kind>[] {
  return Object.keys(LIST).filter((key) => LIST[key]?.category === kind) as KeyOf<Kind>[];
}

/** The keys of the feed catalog, in its order. */
export function categoryKeys(): CategoryKey[] {
  return Object.keys(LIST).filter((key) => LIST[key]?.category) as CategoryKey[];
}

/** One sentence below the title of each category; also its page's description. */
export const STANDFIRSTS: Readonly<Record<CategoryKey, string>> = {
  'local-news': 'Council, courts, schools and streets, from Florence to Papillion and across the river.',
  'national-news': 'What Washington and the other states decided, and what it changes here.',
  'world-news': 'The wider world in brief, and the bodies in which its nations meet.',
  politics: 'Bills, ballots and budgets, from the county board to the Capitol.',
  business: 'Who is hiring, building, buying and closing, on the river and beyond it.',
  technology: 'New tools, the people who make them, and what they ask of the rest of us.',
  automotive: 'On the road and on the grid: cars, fuel, wind and wire.',
  'real-estate': 'Rents, mortgages, zoning and the houses we live in.',
  health: 'Care, prevention and the long winter.',
  sports: 'Diamonds, courts and fields, from high school up.',
  'arts-culture': 'Stages, galleries and the people who fill them.',
  'food-dining': 'Kitchens, counters and what is in season.',
  lifestyle: 'At home, at work, out of doors, and what to wear for each.',
  opinion: 'Arguments worth having.',
  archives: 'What this town was reading before you got here.',
};
