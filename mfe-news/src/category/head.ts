import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { CATEGORIES } from '../categories.ts';
import type { CategoryData } from './category-data.ts';

export const head: HeadOf<CategoryData> = ({ category, stories }, { settings }) => {
  const { title, standfirst } = CATEGORIES[category];
  const listed = stories.flatMap(({ href, title: name }) => (href === null ? [] : [{ href, name }]));
  return {
    title,
    description: standfirst,
    canonical: `/${category}`,
    structuredData: [
      {
        '@type': 'ItemList',
        itemListElement: listed.map(({ href, name }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name,
          url: `${settings.origin}${href}`,
        })),
      },
    ],
  };
};
