import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from '../store/edition-store.ts';

const POLL_MS = 1000;

export interface LiveEditionEvents {
  changed(edition: Edition): void;
  refused(error: Error): void;
}

/**
 * Follows the pointer `live` without a restart. A pointer or an edition that cannot be read is reported, and the last
 * good edition stays.
 */
export class LiveEdition {
  #current: Edition;
  /** What live said when it was last refused; reported once. */
  #refused: string | null = null;
  readonly #store: EditionStore;
  readonly #events: LiveEditionEvents;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(store: EditionStore, first: Edition, events: LiveEditionEvents) {
    this.#store = store;
    this.#current = first;
    this.#events = events;
  }

  /** Starts following. Rejects when the store has no live edition to begin with. */
  static async follow(store: EditionStore, events: LiveEditionEvents): Promise<LiveEdition> {
    const now = await store.live();
    if (now === null)
      throw new Error(
        `The store ${store.place} has no live edition. Publish the builds and promote them first: npm start does both.`,
      );
    const live = new LiveEdition(store, await store.edition(now.edition), events);
    live.#timer = setInterval(() => void live.refresh(), POLL_MS).unref();
    return live;
  }

  get current(): Edition {
    return this.#current;
  }

  async refresh(): Promise<void> {
    let id: string | null = null;
    try {
      id = (await this.#store.live())?.edition ?? null;
      if (id === null || id === this.#current.id) return;
      this.#current = await this.#store.edition(id);
      this.#events.changed(this.#current);
    } catch (error) {
      if (this.#refused === id) return;
      this.#refused = id;
      this.#events.refused(
        new Error(`The live edition "${id}" could not be taken; ${this.#current.id} stays.`, {
          cause: error,
        }),
      );
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
