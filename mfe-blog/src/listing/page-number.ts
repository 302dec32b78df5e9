/** The highest page that the platform accepts; no blog has that many. */
const MAX_PAGE = 999_999;

/**
 * The requested page, counted from 1; 1 if the value is not an integer in plain digits. Null for an integer that no
 * blog can have, so that it is not requested.
 */
export function readPageNumber(value: string | null): number | null {
  if (value === null || !/^(?:-?[1-9]\d*|0)$/.test(value)) return 1;
  const page = Number(value);
  return page >= 1 && page <= MAX_PAGE ? page : null;
}

/**
 * Path of a page of the list, of all posts or of those with a keyword. The first page has no number, so that it has only one
 * URL.
 */
export function pageHref(page: number, keyword: string | null = null): string {
  const query = new URLSearchParams({
    ...(keyword === null ? {} : { keyword }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/blog' : `/blog?${query}`;
}
