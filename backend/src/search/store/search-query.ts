import { wordsOf } from './words.ts';

/** Limits of a query: characters that are read, and words that are used. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 6;

/** Stop words. PostgreSQL drops the same ones (its list `english`) and some more. */
const STOP_WORDS = new Set(
  'a about all an and any are as at be been but by can did do does for from had has have he her his how i if in into is it its just me my no nor not now of on or our out over own s same she so some such than that the their them then there these they this those to too under up was we were what when where which who whom why will with you your'.split(
    ' ',
  ),
);

/** The words to search for; none if the query has only stop words. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query.slice(0, MAX_CHARACTERS)).filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}
