/** The links of a page of a long list. */
export interface PagerLinks {
  /** URLs of the previous and the next page; null at either end. */
  previous: string | null;
  next: string | null;
  pages: readonly { number: number; href: string; current: boolean }[];
}

/** Page numbers in the pager (specification, section 9). */
const MAX_BUTTONS = 7;

/**
 * The links of one of `count` pages, counted from 1: up to seven page numbers around it, centered unless it is near an end.
 * Beyond the end, they lead back to the last page.
 */
export function pagerLinks(page: number, count: number, hrefOf: (page: number) => string): PagerLinks {
  const previous = Math.min(page - 1, count);
  const length = Math.min(MAX_BUTTONS, count);
  const first = Math.max(1, Math.min(page - Math.floor(MAX_BUTTONS / 2), count - length + 1));
  return {
    previous: previous >= 1 ? hrefOf(previous) : null,
    next: page < count ? hrefOf(page + 1) : null,
    pages: Array.from({ length }, (_, index) => first + index).map((number) => ({
      number,
      href: hrefOf(number),
      current: number === page,
    })),
  };
}
