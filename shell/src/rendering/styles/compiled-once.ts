import type { IStyleSheetContext } from 'styled-components';
import { keptOrMade } from '../kept-or-made.ts';

/** Compiles the text of a style to rules. */
export type Stringifier = IStyleSheetContext['stylis'];

/** Far more than all units of an edition have. Bounds the memory for styles made of feeds or posts. */
const MOST_KEPT = 4000;
/**
 * Characters; the longest style of the site has 4,800. Pictures written into styles, 100 KB and another for each page, filled the
 * memory here after a thousand pages, and the shell was quarantined for it.
 */
const LONGEST_KEPT = 16_000;

interface Compiled {
  css: string;
  rules: string[];
}

/**
 * Memoizes the compiler over all pages: a fifth of the processor of an uncached page (docs/adr/0005-tools.md). Its result
 * depends on its arguments alone, and is never changed. Looked up by class name, which is short: a lookup by
 * the text of a style reads all of it.
 */
export function compiledOnce(compile: Stringifier): Stringifier {
  const kept = new Map<string, Compiled>();
  const once = (css: string, selector = '', prefix = '', componentId = '&'): string[] => {
    if (css.length > LONGEST_KEPT) return compile(css, selector, prefix, componentId);
    const key = `${componentId}\n${prefix}\n${selector || css}`;
    const known = kept.get(key);
    if (known?.css === css) return known.rules;
    kept.delete(key);
    return keptOrMade(kept, MOST_KEPT, key, () => ({
      css,
      rules: compile(css, selector, prefix, componentId),
    })).rules;
  };
  // Part of class names, which must equal those of the browser.
  return Object.assign(once, { hash: compile.hash });
}
