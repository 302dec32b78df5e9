import { pagerLinks, type PagerLinks } from '@meadowlark/shared/design/controls/pager-links.ts';
import { searchHref, type Search } from './search-address.ts';

export interface PagerView extends PagerLinks {
  text: string;
}

/** Results on a page, as the search sends them. */
const PAGE_SIZE = 20;

/** The pager; null if there is only one page. */
export function pagerOf(search: Search, total: number): PagerView | null {
  const count = Math.ceil(total / PAGE_SIZE);
  if (count <= 1) return null;
  const { page } = search;
  return {
    ...pagerLinks(page, count, (number) => searchHref({ ...search, page: number })),
    text: `Page ${page} of ${count}`,
  };
}
