// Replaces stylis' middleware in browsers, without the one that adds vendor prefixes. styled-components uses that only if a
// page enables prefixes, which this site does not; but every page would fetch it, with its table.

type Middleware = (...args: [element: Element, ...rest: unknown[]]) => string | void;

/** A compiled piece of CSS. `return` is its text. */
interface Element {
  root: Element | null;
  return: string;
}

/** Runs several as one. */
export function middleware(all: readonly Middleware[]): Middleware {
  return (...args) => {
    let output = '';
    for (const one of all) output += one(...args) || '';
    return output;
  };
}

/** Calls back with the text of each rule that is in no other. */
export function rulesheet(callback: (text: string) => void): Middleware {
  return (element) => {
    if (!element.root && element.return) callback(element.return);
  };
}

export const prefixer = undefined;
