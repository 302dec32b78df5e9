import type { FaqCategory } from './faq-category.ts';

/**
 * The categories with the questions that contain the query, in question or answer, ignoring case. Omits empty
 * categories. A blank query keeps all (specification, section 5).
 */
export function searchFaqs(categories: readonly FaqCategory[], query: string): readonly FaqCategory[] {
  const needle = fold(query.trim());
  if (needle === '') return categories;
  return categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter(
        ({ question, answer }) => fold(question).includes(needle) || fold(answer).includes(needle),
      ),
    }))
    .filter((category) => category.faqs.length > 0);
}

interface TextPiece {
  text: string;
  match: boolean;
}

/** Splits the text at each match of the query. The pieces joined are the text. */
export function splitMatches(text: string, query: string): readonly TextPiece[] {
  const needle = fold(query.trim());
  if (needle === '') return [{ text, match: false }];
  const folded = fold(text);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), match: false });
    from = at + needle.length;
    pieces.push({ text: text.slice(at, from), match: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), match: false });
  return pieces;
}

/**
 * Normalizes a text for comparison: lower case, straight apostrophes. Keeps the length, so that indexes match the
 * original.
 */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'");
}
