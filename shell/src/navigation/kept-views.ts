import type { ViewAnswer } from '../document/page-state.ts';

/** The last few views, by edition and address; the one used longest ago goes first. */
export class KeptViews {
  readonly #views = new Map<string, { answer: ViewAnswer; since: number }>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A page that is not good now may be so the next time: it is not kept. */
  keep(key: string, answer: ViewAnswer): void {
    this.#views.delete(key);
    if (answer.view.status !== 200) return;
    this.#views.set(key, { answer, since: Date.now() });
    const [oldest] = this.#views.keys();
    if (this.#views.size > this.#limit && oldest !== undefined) this.#views.delete(oldest);
  }

  /** A view that is at most `seconds` old. */
  get(key: string, seconds: number): ViewAnswer | null {
    const kept = this.#views.get(key);
    return kept && Date.now() - kept.since <= seconds * 1000 ? kept.answer : null;
  }
}
