import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SECTIONS, STANDFIRSTS } from '@meadowlark/shared/contract/sections.ts';
import { itemList } from '../stories/item-list.ts';
import type { SampleCategoryData } from './load.ts';

export const head: HeadOf<SampleCategoryData> = ({ category, stories }, { settings }) => ({
  title: SECTIONS[category].title,
  description: STANDFIRSTS[category],
  canonical: `/${category}`,
  structuredData: [itemList(stories, settings.origin)],
});
