import { cleanText } from '../functions/clean-text.ts';

/** Characters, as the platform takes. */
const MAX_LENGTH = 120;

/** The keyword that an address filters the list by. Null if there is none, or none that a post can have. */
export function readKeyword(value: string | null): string | null {
  const keyword = value === null || value.length > MAX_LENGTH ? '' : cleanText(value).trim();
  return keyword === '' || keyword.includes(',') ? null : keyword;
}
