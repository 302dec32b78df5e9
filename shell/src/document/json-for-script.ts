/**
 * JSON for a `<script>` element. Escapes every `<`, so that text of a feed or a post cannot close the element or open a
 * comment; `JSON.parse` restores it.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
