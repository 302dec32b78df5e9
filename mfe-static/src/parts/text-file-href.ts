/**
 * A `data:` URL of a plain text file with these lines, for a link with `download`. Works without scripts and without a
 * file on a server.
 */
export function textFileHref(lines: readonly string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\n')}\n`)}`;
}
