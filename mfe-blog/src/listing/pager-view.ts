import { pageHref } from './page-number.ts';
import { pagerWindow } from './pager-window.ts';

/** Articles per page (specification, section 9). */
export const PAGE_SIZE = 10;

export interface PagerView {
  previous: string | null;
  next: string | null;
  pages: { number: number; href: string; current: boolean }[];
  text: string;
}

export function pageCountOf(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** The pager of a page; null when there is only one. Beyond the end it leads back to the last page. */
export function pagerView(page: number, total: number): PagerView | null {
  const count = pageCountOf(total);
  if (count <= 1) return null;
  const beyond = page > count;
  const previous = beyond ? count : page - 1;
  return {
    previous: previous >= 1 ? pageHref(previous) : null,
    next: page < count ? pageHref(page + 1) : null,
    pages: pagerWindow(Math.min(page, count), count).map((number) => ({
      number,
      href: pageHref(number),
      current: number === page,
    })),
    text: beyond
      ? `${count} pages (${total} total articles)`
      : `Page ${page} of ${count} (${total} total articles)`,
  };
}
