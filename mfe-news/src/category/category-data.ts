import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { StoryList } from '../stories/load-stories.ts';

export interface CategoryData extends StoryList {
  category: CategoryKey;
}
