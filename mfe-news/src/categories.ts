import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';

export interface Category {
  title: string;
  /** One sentence below the title, and the page's description. */
  standfirst: string;
  /** Said while its stories are on their way (specification, section 8). */
  loading: string;
}

const LATEST = 'Loading latest news...';

/** Every category a feed can fill, under the names of the specification. */
export const CATEGORIES: Readonly<Record<CategoryKey, Category>> = {
  'local-news': {
    title: 'Local News',
    standfirst: 'Council, courts, schools and streets, from Florence to Papillion and across the river.',
    loading: 'Loading local news...',
  },
  'national-news': {
    title: 'National News',
    standfirst: 'What Washington and the other forty-nine decided, and what it changes here.',
    loading: 'Loading national news...',
  },
  'world-news': {
    title: 'World News',
    standfirst: 'The wider world in brief, and the bodies in which its nations meet.',
    loading: LATEST,
  },
  politics: {
    title: 'Politics & Government',
    standfirst: 'Bills, ballots and budgets, from the county board to the Capitol.',
    loading: LATEST,
  },
  business: {
    title: 'Business',
    standfirst: 'Who is hiring, building, buying and closing, on the river and beyond it.',
    loading: LATEST,
  },
  technology: {
    title: 'Technology & Innovation',
    standfirst: 'New tools, the people who make them, and what they ask of the rest of us.',
    loading: LATEST,
  },
  automotive: {
    title: 'Automotive & Energy',
    standfirst: 'On the road and on the grid: cars, fuel, wind and wire.',
    loading: LATEST,
  },
  'real-estate': {
    title: 'Real Estate & Housing',
    standfirst: 'Rents, mortgages, zoning and the houses we live in.',
    loading: LATEST,
  },
  health: {
    title: 'Health & Wellness',
    standfirst: 'Care, prevention and the long winter.',
    loading: LATEST,
  },
  sports: {
    title: 'Sports',
    standfirst: 'Diamonds, courts and fields, from high school up.',
    loading: LATEST,
  },
  'arts-culture': {
    title: 'Arts & Culture',
    standfirst: 'Stages, galleries and the people who fill them.',
    loading: LATEST,
  },
  'food-dining': {
    title: 'Food & Dining',
    standfirst: 'Kitchens, counters and what is in season.',
    loading: LATEST,
  },
  lifestyle: {
    title: 'Lifestyle & Fashion',
    standfirst: 'At home, at work, out of doors, and what to wear for each.',
    loading: LATEST,
  },
  opinion: { title: 'Opinion', standfirst: 'Arguments worth having.', loading: LATEST },
  archives: {
    title: 'From the Archives',
    standfirst: 'What this town was reading before you got here.',
    loading: LATEST,
  },
};

/** The key in a route's parameters. The route table gives it, so another value is a fault of the table. */
export function categoryKey(value: string | undefined): CategoryKey {
  if (value !== undefined && value in CATEGORIES) return value as CategoryKey;
  throw new Error(`The route names no category: "${value ?? ''}".`);
}
