// Replaces stylis' table of vendor prefixes in browsers. styled-components uses it only if a page enables prefixes, which
// this site does not; but every page would fetch it.

/** Returns the declaration unchanged. */
export function prefix(declaration: string): string {
  return declaration;
}
