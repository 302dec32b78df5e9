import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { CATEGORIES } from '../categories.ts';
import { itemList } from '../stories/item-list.ts';
import type { SampleCategoryData } from './sample-category-data.ts';

export const head: HeadOf<SampleCategoryData> = ({ category, stories }, { settings }) => {
  const { title, standfirst } = CATEGORIES[category];
  return {
    title,
    description: standfirst,
    canonical: `/${category}`,
    structuredData: [itemList(stories, settings.origin)],
  };
};
