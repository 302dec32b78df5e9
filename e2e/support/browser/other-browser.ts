/** A browser of the system that Playwright has no build of, or would have to download. */
export interface OtherBrowser {
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** The value of a function without outside references, in the page. */
  evaluate: <Value>(script: () => Value) => Promise<Value>;
  /** Clicks the first match of a CSS selector, scrolled into view. */
  click: (selector: string) => Promise<void>;
  escape: () => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
}

/** Of the window or the view, px. */
export interface Size {
  width: number;
  height: number;
}

/** The key, for drivers. */
export const ESCAPE = '\uE00C';
