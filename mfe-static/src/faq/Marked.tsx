import { splitMatches } from './split-matches.ts';

/** The text with every match of the query marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ text: piece, match }, index) =>
    // The pieces of a text have no name but their place.
    // oxlint-disable-next-line react/no-array-index-key
    match ? <mark key={index}>{piece}</mark> : piece,
  );
}
