/**
 * JSON that may stand inside a `<script>` element. No `<` is left, so no content of a feed or a post can close the
 * element or open a comment; JSON reads the escape back as the same character.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
