/**
 * At most `limit` characters of a line of plain text, the last of them an ellipsis when something was cut. A character
 * is a code point, so an emoji is never cut in two. Excerpts end in three dots instead: see `excerpt.ts`.
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
