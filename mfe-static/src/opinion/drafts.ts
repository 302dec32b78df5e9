/** Under what a reader's draft on a piece is kept, in this tab and for this visit. */
const keyOf = (pieceId: string) => `meadowlark:opinion-draft:${pieceId}`;

/** What the reader wrote about a piece earlier in this visit; empty when nothing, or when the browser keeps nothing. */
export function keptDraft(pieceId: string): string {
  try {
    return sessionStorage.getItem(keyOf(pieceId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft, or forgets an empty one. False when the browser refuses: storage may be off or full. */
export function keepDraft(pieceId: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(pieceId));
    else sessionStorage.setItem(keyOf(pieceId), text);
    return true;
  } catch {
    return false;
  }
}
