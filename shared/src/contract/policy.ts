/** How the shell treats a mounted unit when things are slow or broken, and when its script wakes up. */
export interface Policy {
  /** essential: the page itself. regular: a block. ornamental: may be left out. */
  importance: 'essential' | 'regular' | 'ornamental';
  /** After this many milliseconds the page goes out with the unit's pending text, and the unit streams later. */
  deadlineMs: number;
  hydrate: Hydrate;
  /** Seconds for which a finished page counts as fresh, here and in a CDN. */
  freshSeconds: number;
}

/**
 * When a unit of the first view is hydrated, once the page is awake. `load`: at once. `idle`: when the browser is idle.
 * `visible`: when it comes near the view; its script is fetched then. `never`: it stays plain HTML, and its script is not
 * fetched on the first view. Whatever the reader turns to is hydrated first, unless it is `never`.
 */
export type Hydrate = 'load' | 'idle' | 'visible' | 'never';
