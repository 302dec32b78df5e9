import { pageHref } from './page-number.ts';

/** Articles per page (specification, section 9). */
export const PAGE_SIZE = 10;

/** Most page buttons (specification, section 9). */
const MAX_BUTTONS = 7;

export interface PagerView {
  previous: string | null;
  next: string | null;
  pages: { number: number; href: string; current: boolean }[];
  text: string;
}

export function pageCountOf(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** The pager; null if there is only one page. Beyond the end, it leads back to the last page. */
export function pagerView(page: number, total: number, keyword: string | null = null): PagerView | null {
  const count = pageCountOf(total);
  if (count <= 1) return null;
  const beyond = page > count;
  const previous = beyond ? count : page - 1;
  return {
    previous: previous >= 1 ? pageHref(previous, keyword) : null,
    next: page < count ? pageHref(page + 1, keyword) : null,
    pages: pagerWindow(Math.min(page, count), count).map((number) => ({
      number,
      href: pageHref(number, keyword),
      current: number === page,
    })),
    text: beyond
      ? `${count} pages (${total} total articles)`
      : `Page ${page} of ${count} (${total} total articles)`,
  };
}

/** Up to seven consecutive page numbers around the current page, centered unless it is near an end. */
export function pagerWindow(current: number, pageCount: number): number[] {
  const length = Math.min(MAX_BUTTONS, pageCount);
  const first = Math.max(1, Math.min(current - Math.floor(MAX_BUTTONS / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
