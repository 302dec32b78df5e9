import { splitMatches } from './search-faqs.ts';

/**
 * Key the block around it by the query: where a translator has replaced or moved pieces, React would throw if it changed
 * them.
 */
export function Marked({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ text: piece, match }, index) =>
    // Pieces have no identity but their index.
    // oxlint-disable-next-line react/no-array-index-key
    match ? <mark key={index}>{piece}</mark> : piece,
  );
}
