import { searchHref, type Search } from './search-address.ts';

export interface PagerView {
  previous: string | null;
  next: string | null;
  pages: { number: number; href: string; current: boolean }[];
  text: string;
}

/** Results on a page, as the search sends them. */
const PAGE_SIZE = 20;
const MOST_BUTTONS = 7;

/** Seven page numbers around this one; null if there is only one page. */
export function pagerOf(search: Search, total: number): PagerView | null {
  const count = Math.ceil(total / PAGE_SIZE);
  if (count <= 1) return null;
  const { page } = search;
  const href = (number: number) => searchHref({ ...search, page: number });
  const length = Math.min(MOST_BUTTONS, count);
  const first = Math.max(1, Math.min(page - Math.floor(MOST_BUTTONS / 2), count - length + 1));
  return {
    previous: page > 1 ? href(page - 1) : null,
    next: page < count ? href(page + 1) : null,
    pages: Array.from({ length }, (_, index) => first + index).map((number) => ({
      number,
      href: href(number),
      current: number === page,
    })),
    text: `Page ${page} of ${count}`,
  };
}
