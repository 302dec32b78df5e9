interface DraftState {
  text: string;
  kept: boolean;
}

/** What the reader is told on pressing 'Post Comment', and nothing that is not so. */
export function notOpenSentence({ text, kept }: DraftState): string {
  if (text.trim() === '') return 'Comments are not open yet.';
  return kept
    ? 'Comments are not open yet. Nothing was sent; your text stays here until you close this tab.'
    : 'Comments are not open yet. Nothing was sent, and this browser will not keep your text when you leave.';
}
