/** How the shell treats a mounted unit when things are slow or broken, and when its script wakes up. */
export interface Policy {
  /** essential: the page itself. regular: a block. ornamental: may be left out. */
  importance: 'essential' | 'regular' | 'ornamental';
  /** After this many milliseconds the page goes out with the unit's pending text, and the unit streams later. */
  deadlineMs: number;
  /** `load`: hydrated with the page. `never`: plain HTML, its script is not fetched on the first view. */
  hydrate: 'load' | 'never';
  /** Seconds for which a finished page counts as fresh, here and in a CDN. */
  freshSeconds: number;
}
