import type { IStyleSheetContext } from 'styled-components';

/** Compiles the text of a style to rules. */
export type Stringifier = IStyleSheetContext['stylis'];

/** Far more than all units of an edition have; what is made out of a feed's or a post's words cannot fill the memory. */
const MOST_KEPT = 4000;

/**
 * The same compiler, which compiles the same text once for all pages and not once for each. The result depends on what
 * it is given and on nothing else, and nobody writes into it.
 */
export function compiledOnce(compile: Stringifier): Stringifier {
  const kept = new Map<string, string[]>();
  const once = (css: string, selector = '', prefix = '', componentId = '&'): string[] => {
    const key = `${componentId}\n${prefix}\n${selector}\n${css}`;
    const known = kept.get(key);
    if (known) return known;
    const rules = compile(css, selector, prefix, componentId);
    const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, rules);
    return rules;
  };
  // Goes into class names: the browser, which compiles for itself, has to come to the same ones.
  return Object.assign(once, { hash: compile.hash });
}
