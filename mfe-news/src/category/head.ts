import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SECTIONS, STANDFIRSTS } from '@meadowlark/shared/contract/sections.ts';
import { itemList } from '../stories/item-list.ts';
import type { CategoryData } from './load.ts';
import { feedTitle } from './syndicate.ts';

export const head: HeadOf<CategoryData> = ({ category, state, stories }, { settings }) => ({
  title: SECTIONS[category].title,
  description: STANDFIRSTS[category],
  canonical: `/${category}`,
  feed: feedTitle(category, state),
  structuredData: [itemList(stories, settings.origin)],
});
