import type { IStyleSheetContext } from 'styled-components';
import { keptOrMade } from '../kept-or-made.ts';

/** Compiles the text of a style to rules. */
export type Stringifier = IStyleSheetContext['stylis'];

/** Far more than all units of an edition have. Limits the memory for styles that depend on feeds or posts. */
const MAX_CACHED = 4000;
/**
 * The longest style of the site has 4,800 characters. Pictures inlined in styles, 100 KB and different on each page, filled
 * the memory here after a thousand pages, and the shell was quarantined for it.
 */
const MAX_CACHED_CHARS = 16_000;

interface Compiled {
  css: string;
  rules: string[];
}

/**
 * Memoizes the compiler across pages: it takes a fifth of an uncached page's CPU time (docs/adr/0005-tools.md). Its result
 * depends only on its arguments, and is never modified. The key is the class name, which is short: a lookup by
 * the text of a style reads all of it.
 */
export function compiledOnce(compile: Stringifier): Stringifier {
  const kept = new Map<string, Compiled>();
  const once = (css: string, selector = '', prefix = '', componentId = '&'): string[] => {
    if (css.length > MAX_CACHED_CHARS) return compile(css, selector, prefix, componentId);
    const key = `${componentId}\n${prefix}\n${selector || css}`;
    const known = kept.get(key);
    if (known?.css === css) return known.rules;
    kept.delete(key);
    return keptOrMade(kept, MAX_CACHED, key, () => ({
      css,
      rules: compile(css, selector, prefix, componentId),
    })).rules;
  };
  // Part of class names, which must equal those of the browser.
  return Object.assign(once, { hash: compile.hash });
}
