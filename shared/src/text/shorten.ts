/**
 * At most `limit` code points of a line of plain text, the last one an ellipsis if the text was cut. Excerpts end in
 * three dots instead: see `excerpt.ts`.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}
