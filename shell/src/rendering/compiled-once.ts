import type { IStyleSheetContext } from 'styled-components';
import { keptOrMade } from './kept-or-made.ts';

/** Compiles the text of a style to rules. */
export type Stringifier = IStyleSheetContext['stylis'];

/** Far more than all units of an edition have. Bounds the memory for styles made of feeds or posts. */
const MOST_KEPT = 4000;

/**
 * Memoizes the compiler over all pages: a fifth of the processor of an uncached page (docs/adr/0005-tools.md). Its result
 * depends on its arguments alone, and is never changed.
 */
export function compiledOnce(compile: Stringifier): Stringifier {
  const kept = new Map<string, string[]>();
  const once = (css: string, selector = '', prefix = '', componentId = '&'): string[] => {
    const key = `${componentId}\n${prefix}\n${selector}\n${css}`;
    return keptOrMade(kept, MOST_KEPT, key, () => compile(css, selector, prefix, componentId));
  };
  // Part of class names, which must equal those of the browser.
  return Object.assign(once, { hash: compile.hash });
}
