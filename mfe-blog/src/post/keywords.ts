import { tidyText } from '../functions/wire-fields.ts';

/** No writer gives more; a list without an end would push the text away. */
const MOST = 30;

/** Keywords as a list, from a comma separated text or an array; anything else is none. Blank ones and repeats go. */
export function readKeywords(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const tidy = words.flatMap((word) => (typeof word === 'string' ? [tidyText(word, 'phrase')] : []));
  return [...new Set(tidy.filter((word) => word !== ''))].slice(0, MOST);
}
