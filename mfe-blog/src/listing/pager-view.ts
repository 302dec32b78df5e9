import { pagerLinks, type PagerLinks } from '@meadowlark/shared/design/controls/pager-links.ts';
import { pageHref } from './page-number.ts';

/** Articles per page (specification, section 9). */
export const PAGE_SIZE = 10;

export interface PagerView extends PagerLinks {
  text: string;
}

export function pageCountOf(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** The pager; null if there is only one page. Beyond the end, it leads back to the last page. */
export function pagerView(page: number, total: number, keyword: string | null = null): PagerView | null {
  const count = pageCountOf(total);
  if (count <= 1) return null;
  const place = page > count ? `${count} pages` : `Page ${page} of ${count}`;
  return {
    ...pagerLinks(page, count, (number) => pageHref(number, keyword)),
    text: `${place} (${total} total articles)`,
  };
}
