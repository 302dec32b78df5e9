/** Enough for any blog, and small enough to be told to any database. */
const HIGHEST = 1_000_000;

/** The page asked for, counted from 1. What is no positive integer in plain digits counts as 1. */
export function readPageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d*$/.test(value) ? Math.min(Number(value), HIGHEST) : 1;
}

/** Address of a page of the listing. The first has no query, so that it has one address only. */
export function pageHref(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}
