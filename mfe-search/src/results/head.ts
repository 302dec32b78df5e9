import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { ResultsData } from './load.ts';
import { searchHref } from './search-address.ts';

/** Results are not for search engines, which index the pages themselves. */
export const head: HeadOf<ResultsData> = ({ search }) =>
  search.q === ''
    ? {
        title: 'Search',
        description: `Look for stories of the last 90 days, posts, questions and pages of ${SITE.name}.`,
        canonical: '/search',
      }
    : {
        title: `Search: ${search.q}`,
        description: `What ${SITE.name} has on “${search.q}”.`,
        canonical: searchHref(search),
        robots: 'noindex',
      };
