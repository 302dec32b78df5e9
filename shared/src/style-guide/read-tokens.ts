/** A variable of tokens.css, as declared for narrow screens. */
export interface Token {
  /** With the two dashes. */
  name: string;
  value: string;
  /** Its purpose: the comment beside it. */
  note: string;
}

const DECLARATION = /^ {2}(--[\w-]+): (.+);(?: \/\* (.+) \*\/)?$/gm;

/**
 * The tokens in the text of tokens.css, in order. Reading the file ensures that the style guide shows all of them. Only
 * the first declaration of a name counts, not those for other widths, night and paper.
 */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = '', note = ''] of css.matchAll(DECLARATION))
    if (!tokens.has(name)) tokens.set(name, { name, value, note });
  return [...tokens.values()];
}
