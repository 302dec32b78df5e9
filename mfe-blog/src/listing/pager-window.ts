/** Page numbers shown at once, at most (specification, section 9). */
const WIDTH = 7;

/**
 * The page numbers to offer: a run of at most seven that follows the current page, with the current page in the middle
 * wherever the ends allow it.
 */
export function pagerWindow(current: number, pageCount: number): number[] {
  const length = Math.min(WIDTH, pageCount);
  const first = Math.max(1, Math.min(current - Math.floor(WIDTH / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
