import { wordsOf } from './words.ts';

/** Characters of a query that are read, and its words that count. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 8;

/** Too frequent to be looked for. PostgreSQL leaves out the same ones (its list `english`) and some more. */
const STOP_WORDS = new Set(
  'a about all an and any are as at be been but by can did do does for from had has have he her his how i if in into is it its just me my no nor not now of on or our out over own same she so some such than that the their them then there these they this those to too under up was we were what when where which who whom why will with you your'.split(
    ' ',
  ),
);

/** The words to look for; none if the query has no word that says anything. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query.slice(0, MAX_CHARACTERS)).filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}
