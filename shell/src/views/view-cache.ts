import type { View } from '../composition/view.ts';
import type { ViewResponse } from '../composition/page-state.ts';

/** The latest views, by edition and URL. Evicts the view that was set longest ago. */
export class ViewCache {
  readonly #views = new Map<string, { response: ViewResponse; since: number }>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Only views with status 200 are cached. */
  set(key: string, response: ViewResponse): void {
    this.#views.delete(key);
    if (response.view.status !== 200) return;
    this.#views.set(key, { response, since: Date.now() });
    const [oldest] = this.#views.keys();
    if (this.#views.size > this.#limit && oldest !== undefined) this.#views.delete(oldest);
  }

  /** The view, if it is not older than `seconds` allows. */
  get(key: string, seconds: (view: View) => number): ViewResponse | null {
    const cached = this.#views.get(key);
    return cached && Date.now() - cached.since <= seconds(cached.response.view) * 1000
      ? cached.response
      : null;
  }
}
