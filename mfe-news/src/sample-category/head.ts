import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { CATEGORIES } from '../categories.ts';
import { breadcrumb } from '../stories/breadcrumb.ts';
import type { SampleCategoryData } from './load.ts';

export const head: HeadOf<SampleCategoryData> = ({ category }, { settings }) => {
  const { title, standfirst } = CATEGORIES[category];
  return {
    title,
    description: standfirst,
    canonical: `/${category}`,
    structuredData: [breadcrumb(settings.origin, [{ name: title, path: `/${category}` }])],
  };
};
