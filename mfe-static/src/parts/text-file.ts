/**
 * The address of a plain text file made of these lines, for a link with `download`. The file travels inside the page,
 * so the link works without scripts and without a file on any server.
 */
export function textFile(lines: readonly string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\n')}\n`)}`;
}
