import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { CATEGORIES } from '../categories.ts';
import type { StoryList } from '../stories/load-stories.ts';

/** Name of a category's RSS feed, which says so when it carries samples. */
export function feedTitle(category: CategoryKey, state: StoryList['state']): string {
  const title = `${SITE.name}: ${CATEGORIES[category].title}`;
  return state === 'sample' ? `${title} (sample edition)` : title;
}
