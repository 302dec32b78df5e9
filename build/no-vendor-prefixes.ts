// Runs in browsers, in the place of stylis' list of what browsers of ten years ago called things. styled-components asks
// for it only when a page wants vendor prefixes, which no style of this site does; yet every page would fetch it.

/** The declaration as it is. */
export function prefix(declaration: string): string {
  return declaration;
}
