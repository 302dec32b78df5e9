/** Longest query that is looked at, in characters. */
export const QUERY_LIMIT = 200;

/**
 * A query as a reader, or anyone who made a link, wrote it into the address: control characters and runs of white
 * space become one space, and what goes past the limit is cut.
 */
export function readQuery(raw: string | null): string {
  const oneLine = (raw ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  // Cut between whole characters: half of a pair would differ between the server's page and the browser's.
  return Array.from(oneLine).slice(0, QUERY_LIMIT).join('').trim();
}
