import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { CATEGORIES } from '../categories.ts';
import type { SampleCategoryData } from './load.ts';

export const head: HeadOf<SampleCategoryData> = ({ category }) => {
  const { title, standfirst } = CATEGORIES[category];
  return {
    title,
    description: standfirst,
    canonical: `/${category}`,
  };
};
