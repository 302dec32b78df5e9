/** A variable of tokens.css, as the file declares it for narrow screens. */
export interface Token {
  /** With the two dashes. */
  name: string;
  value: string;
  /** What it is for, in the words of the comment beside it. */
  note: string;
}

const DECLARATION = /^ {2}(--[\w-]+): (.+);(?: \/\* (.+) \*\/)?$/gm;

/**
 * The tokens in the text of tokens.css, in its order. Read from the file, so that the sheet can leave none out. A name
 * counts where it is declared first; what other widths, night and paper make of it, the sheet shows by itself.
 */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = '', note = ''] of css.matchAll(DECLARATION))
    if (!tokens.has(name)) tokens.set(name, { name, value, note });
  return [...tokens.values()];
}
