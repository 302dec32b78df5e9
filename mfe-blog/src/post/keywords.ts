import { cleanField } from '../functions/wire-fields.ts';

/** Maximum keywords; a longer list would push the text away. */
const MAX_KEYWORDS = 30;
/** Maximum read, including blank and repeated keywords. */
const MAX_READ = 300;
const MAX_INPUT = 10_000;

/** Keywords from a comma-separated text or an array, without blanks and repeats. Empty for any other value. */
export function readKeywords(value: unknown): string[] {
  const words =
    typeof value === 'string' ? value.slice(0, MAX_INPUT).split(',') : Array.isArray(value) ? value : [];
  const tidy = words
    .slice(0, MAX_READ)
    .flatMap((word) => (typeof word === 'string' ? [cleanField(word, 'phrase')] : []));
  return [...new Set(tidy.filter((word) => word !== ''))].slice(0, MAX_KEYWORDS);
}
