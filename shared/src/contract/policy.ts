/** How the shell treats a unit: its deadline, its hydration, and how long its page stays fresh. */
export interface Policy {
  /**
   * In milliseconds. After this time the page is sent with the unit's placeholder, and the unit follows in the same
   * response.
   */
  deadlineMs: number;
  hydrate: Hydrate;
  /** Seconds for which a finished page is fresh, here and in a CDN. */
  freshSeconds: number;
}

/**
 * When a unit of the first view hydrates after the page wakes. `load`: at once. `idle`: when the browser is idle.
 * `never`: it stays plain HTML, and the first view does not fetch its script. A unit that the reader interacts with
 * hydrates first, unless its policy is `never`.
 */
export type Hydrate = 'load' | 'idle' | 'never';
