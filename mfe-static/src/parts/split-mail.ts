export interface MailPiece {
  text: string;
  /** Whether it is a mail address. */
  mail: boolean;
}

/** The text cut around its mail addresses. Put together again, the pieces are the text. */
export function splitMail(text: string): readonly MailPiece[] {
  // A split on a group keeps what matched: every second piece.
  return text
    .split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((piece, index) => ({ text: piece, mail: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
