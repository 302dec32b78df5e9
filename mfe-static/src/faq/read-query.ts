/** Maximum characters of a query. */
export const QUERY_LIMIT = 200;

/**
 * Cleans a query from the URL: turns control characters and runs of white space into one space, and cuts it at the
 * limit.
 */
export function readQuery(raw: string | null): string {
  const oneLine = (raw ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  // Never splits a surrogate pair: server and browser would render its half differently.
  return Array.from(oneLine).slice(0, QUERY_LIMIT).join('').trim();
}
