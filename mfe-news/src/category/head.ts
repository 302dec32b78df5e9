import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { CATEGORIES } from '../categories.ts';
import { itemList } from '../stories/item-list.ts';
import type { CategoryData } from './category-data.ts';
import { feedTitle } from './feed-title.ts';

export const head: HeadOf<CategoryData> = ({ category, state, stories }, { settings }) => {
  const { title, standfirst } = CATEGORIES[category];
  return {
    title,
    description: standfirst,
    canonical: `/${category}`,
    feed: feedTitle(category, state),
    structuredData: [itemList(stories, settings.origin)],
  };
};
