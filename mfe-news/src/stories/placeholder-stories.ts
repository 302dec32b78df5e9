import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { CATEGORIES } from '../categories.ts';

/** Shown in place of stories that could not be had: 15 with the list expanded, 5 otherwise (specification, section 8). */
const COUNT = 15;
const EXCERPT = 'Stay tuned for the latest updates and developments in this important story.';

export function placeholderStories(category: CategoryKey): StoryView[] {
  // "Latest Local News 1", not "Latest Local News News 1".
  const name = CATEGORIES[category].title.replace(/ News$/, '');
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `${category}-${index}`,
    href: null,
    title: `Latest ${name} News ${index + 1}`,
    excerpt: EXCERPT,
    byline: 'Editorial Team',
    date: null,
    picture: null,
  }));
}
