import { watch, type FSWatcher } from 'node:fs';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from './edition-store.ts';

/** Watching a folder can miss events on some file systems, so the pointer is also read at this interval. */
const POLL_MS = 2000;

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
  #watcher: FSWatcher | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(store: EditionStore, first: Edition, events: LiveEditionEvents) {
    this.#store = store;
    this.#current = first;
    this.#events = events;
  }

  /** Starts following. Rejects when the store has no live edition to begin with. */
  static async follow(store: EditionStore, events: LiveEditionEvents): Promise<LiveEdition> {
    const id = await store.liveId();
    if (id === null)
      throw new Error(
        `The store ${store.folder} has no live edition. Publish the builds and promote them first: npm start does both.`,
      );
    const live = new LiveEdition(store, await store.edition(id), events);
    live.#watcher = watch(store.folder, (_, file) => {
      if (file === 'live') void live.refresh();
    });
    live.#timer = setInterval(() => void live.refresh(), POLL_MS).unref();
    return live;
  }

  get current(): Edition {
    return this.#current;
  }

  async refresh(): Promise<void> {
    let id: string | null = null;
    try {
      id = await this.#store.liveId();
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
    this.#watcher?.close();
    clearInterval(this.#timer);
  }
}
