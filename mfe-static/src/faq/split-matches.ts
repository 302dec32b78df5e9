import { fold } from './fold.ts';

export interface Piece {
  text: string;
  match: boolean;
}

/** The text cut at every place where the query stands in it. Put together again, the pieces are the text. */
export function splitMatches(text: string, query: string): readonly Piece[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [{ text, match: false }];
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), match: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), match: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), match: false });
  return pieces;
}
