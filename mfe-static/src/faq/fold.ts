/**
 * The form in which texts are compared: lower case, and typewriter apostrophes for typographic ones, since keyboards
 * have no others. It keeps the length, so a place found in the folded text is the same place in the text itself.
 */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'");
}
