interface MailPiece {
  text: string;
  /** True for an email address. */
  mail: boolean;
}

/** Splits a text around its email addresses. The pieces joined are the text. */
export function splitMail(text: string): readonly MailPiece[] {
  // `split` on a group keeps the matches as every second piece.
  return text
    .split(/((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((piece, index) => ({ text: piece, mail: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
