import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { LRUCache } from 'lru-cache';
import type { EditionStore } from '../store/edition-store.ts';
import { storeUnavailable } from '../store/store-unavailable.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import type { Editions, LiveEditions } from './editions.ts';

/** Interval of polls, varied by a quarter so that servers do not poll at the same moment. */
const POLL_MS = 2000;
/** Pause before a move that failed is tried again: its edition may only have been unreachable. */
const RETRY_MS = 30_000;
/** Editions in memory; each has some hundred bytes. */
const KEPT = 500;

export interface FollowOptions {
  store: EditionStore;
  /** Prepares an edition before it takes traffic. Rejects if it cannot be served. */
  prepare: (edition: Edition) => Promise<void>;
  changed: (live: LiveEditions) => void;
  record: RecordEvent;
  /** Milliseconds. */
  now?: () => number;
}

/** Follows the pointer `live` without a restart. An edition that cannot be served is reported, and the last good one stays. */
export class FollowedEditions implements Editions {
  readonly #options: FollowOptions;
  readonly #read = new LRUCache<string, Promise<Edition>>({ max: KEPT });
  #known: ReadonlySet<string> = new Set();
  #live: LiveEditions;
  /** Number of the move to the live edition. */
  #taken: number;
  /** The last move that failed, and when it is tried again. */
  #refused = { number: 0, retryAt: 0 };
  /** The store does not answer: polled on, and reported once. */
  #isStoreDown = false;
  readonly #now: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(options: FollowOptions, first: { number: number; live: LiveEditions }) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#taken = first.number;
    this.#live = first.live;
  }

  /** Starts with the last edition that can be served. Rejects if there is none, or the store does not answer. */
  static async follow(options: FollowOptions): Promise<FollowedEditions> {
    const { store } = options;
    const starting = new FollowedEditions(options, { number: 0, live: NOTHING });
    const numbers = await store.moveNumbers();
    if (numbers.length === 0)
      throw new Error(
        `The store ${store.place} has no live edition. Publish the builds and promote them first: npm start does both.`,
      );
    let cause: unknown;
    for (const number of numbers.toReversed()) {
      try {
        await starting.#take(number);
        starting.#pollLater();
        return starting;
      } catch (error) {
        // The store may answer later: do not start with an earlier edition.
        if (storeUnavailable(error)) throw error;
        cause ??= error;
        starting.#refuse(number, error);
      }
    }
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `No edition in ${store.place} can be served. Promote releases that can. The last one: ${why}`,
      {
        cause,
      },
    );
  }

  live(): LiveEditions {
    return this.#live;
  }

  async find(id: string): Promise<Edition | null> {
    return this.#known.has(id) ? this.#edition(id) : null;
  }

  /** Reads the pointer now. Never rejects. */
  async refresh(): Promise<void> {
    const number = await this.#newest();
    if (number === null || (number === this.#refused.number && this.#now() < this.#refused.retryAt)) return;
    try {
      await this.#take(number);
      this.#options.changed(this.#live);
    } catch (error) {
      this.#refuse(number, error);
    }
  }

  /** The newest move after the live one; null if there is none, or the store does not answer. */
  async #newest(): Promise<number | null> {
    const { store, record } = this.#options;
    try {
      const number = (await store.moveNumbers(this.#taken)).at(-1) ?? null;
      // Recorded once at the end of an outage, as at its beginning.
      if (this.#isStoreDown) record({ event: 'edition-taken', edition: this.#live.edition.id });
      this.#isStoreDown = false;
      return number;
    } catch (cause) {
      const what = `The store ${store.place} could not be asked where live stands. It is asked again every ${POLL_MS / 1000} seconds; what was served before stays.`;
      if (!this.#isStoreDown) record({ event: 'edition-refused', error: new Error(what, { cause }) });
      this.#isStoreDown = true;
      return null;
    }
  }

  /** Records a move that cannot be followed, once. */
  #refuse(number: number, cause: unknown): void {
    if (number !== this.#refused.number)
      this.#options.record({ event: 'edition-refused', error: refusal(number, cause) });
    this.#refused = { number: Math.max(number, this.#refused.number), retryAt: this.#now() + RETRY_MS };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #take(number: number): Promise<void> {
    const { store, prepare, record } = this.#options;
    const move = await store.move(number);
    const edition = await this.#edition(move.edition);
    if (edition.id !== this.#live.edition.id) await prepare(edition);
    const canary = await this.#takeCanary(move);
    const known = await store.editions();
    // Another refresh was faster, and took a later move.
    if (number < this.#taken) return;
    this.#known = new Set(known);
    this.#live = { edition, canary };
    this.#taken = number;
    record({ event: 'edition-taken', edition: edition.id });
  }

  /** Null also for a canary that cannot be served: it does not hold up the live edition. */
  async #takeCanary({ canary, number }: Live): Promise<LiveEditions['canary']> {
    if (!canary) return null;
    try {
      const edition = await this.#edition(canary.edition);
      await this.#options.prepare(edition);
      return { edition, percent: canary.percent, steps: canary.steps };
    } catch (error) {
      this.#options.record({ event: 'edition-refused', error: refusal(number, error) });
      return null;
    }
  }

  #edition(id: string): Promise<Edition> {
    const known = this.#read.get(id);
    if (known) return known;
    const reading = this.#options.store.edition(id);
    this.#read.set(id, reading);
    reading.catch(() => this.#read.delete(id));
    return reading;
  }

  #pollLater(): void {
    const wait = POLL_MS * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => void this.#poll(), wait).unref();
  }

  async #poll(): Promise<void> {
    await this.refresh();
    if (this.#timer) this.#pollLater();
  }
}

/** Placeholder until the first edition is live. */
const NOTHING: LiveEditions = {
  edition: { id: '', parent: null, createdAt: '', by: '', releases: {}, note: '' },
  canary: null,
};

function refusal(number: number, cause: unknown): Error {
  return new Error(`Move ${number} of live could not be followed; what was served before stays.`, { cause });
}
