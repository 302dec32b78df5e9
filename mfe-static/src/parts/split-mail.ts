/** The text cut around its mail addresses: every second piece is one. Put together again, the pieces are the text. */
export function splitMail(text: string): readonly string[] {
  return text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/);
}
