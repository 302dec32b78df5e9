import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { LRUCache } from 'lru-cache';
import type { EditionStore } from '../store/edition-store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Editions, LiveEditions } from './editions.ts';

/** The pointer is read this often, give or take a quarter: many servers do not ask at the same moment. */
const POLL_MS = 2000;
/** A move that could not be followed is tried again after this time: its edition may have been out of reach only. */
const AGAIN_MS = 30_000;
/** Editions kept in memory; documents of some hundred bytes. */
const KEPT = 500;

export interface FollowOptions {
  store: EditionStore;
  /** Makes an edition ready before it takes traffic. Rejects when it cannot be served at all. */
  prepare: (edition: Edition) => Promise<void>;
  /** Hears what readers get from now on, whenever that changes. */
  changed: (live: LiveEditions) => void;
  telemetry: Pick<Telemetry, 'editionTaken' | 'editionRefused'>;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Follows the pointer `live` without a restart. A pointer or an edition that cannot be taken is reported, and the last
 * good one stays.
 */
export class FollowedEditions implements Editions {
  readonly #options: FollowOptions;
  readonly #read = new LRUCache<string, Promise<Edition>>({ max: KEPT });
  #known: ReadonlySet<string> = new Set();
  #live: LiveEditions;
  /** Number of the move that readers get. */
  #taken: number;
  /** The last move that was refused, and when that is tried again. */
  #refused = { number: 0, again: 0 };
  /** The store does not answer. It is asked again all the time, and reported once. */
  #outOfReach = false;
  readonly #now: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(options: FollowOptions, first: { number: number; live: LiveEditions }) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#taken = first.number;
    this.#live = first.live;
  }

  /** Starts with the last edition that can be served. Rejects when there is none. */
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
        cause ??= error;
        starting.#refuse(number, error);
      }
    }
    throw new Error(`No edition in ${store.place} can be served. Promote releases that can.`, { cause });
  }

  live(): LiveEditions {
    return this.#live;
  }

  async find(id: string): Promise<Edition | null> {
    return this.#known.has(id) ? this.#edition(id) : null;
  }

  /** Looks where the pointer stands now. Never rejects. */
  async refresh(): Promise<void> {
    const number = await this.#newest();
    if (number === null || (number === this.#refused.number && this.#now() < this.#refused.again)) return;
    try {
      await this.#take(number);
      this.#options.changed(this.#live);
    } catch (error) {
      this.#refuse(number, error);
    }
  }

  /** The last move after the one that readers get; null where there is none, or the store does not answer. */
  async #newest(): Promise<number | null> {
    const { store, telemetry } = this.#options;
    try {
      const number = (await store.moveNumbers(this.#taken)).at(-1) ?? null;
      // Said once when it is over, as it was said once when it began.
      if (this.#outOfReach) telemetry.editionTaken(this.#live.edition.id);
      this.#outOfReach = false;
      return number;
    } catch (cause) {
      const what = `The store ${store.place} could not be asked where live stands. It is asked again every ${POLL_MS / 1000} seconds; what was served before stays.`;
      if (!this.#outOfReach) telemetry.editionRefused(new Error(what, { cause }));
      this.#outOfReach = true;
      return null;
    }
  }

  /** Tells of a move that cannot be followed, once. */
  #refuse(number: number, cause: unknown): void {
    if (number !== this.#refused.number) this.#options.telemetry.editionRefused(refusal(number, cause));
    this.#refused = { number: Math.max(number, this.#refused.number), again: this.#now() + AGAIN_MS };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #take(number: number): Promise<void> {
    const { store, prepare, telemetry } = this.#options;
    const move = await store.move(number);
    const edition = await this.#edition(move.edition);
    if (edition.id !== this.#live.edition.id) await prepare(edition);
    const canary = await this.#takeCanary(move);
    this.#known = new Set(await store.editions());
    this.#live = { edition, canary };
    this.#taken = number;
    telemetry.editionTaken(edition.id);
  }

  /** A canary that cannot be served is tried on nobody; the live edition is not held up by it. */
  async #takeCanary({ canary, number }: Live): Promise<LiveEditions['canary']> {
    if (!canary) return null;
    try {
      const edition = await this.#edition(canary.edition);
      await this.#options.prepare(edition);
      return { edition, percent: canary.percent };
    } catch (error) {
      this.#options.telemetry.editionRefused(refusal(number, error));
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

/** Stands for "none yet" while the first edition is being taken. */
const NOTHING: LiveEditions = {
  edition: { id: '', parent: null, createdAt: '', by: '', releases: {}, note: '' },
  canary: null,
};

function refusal(number: number, cause: unknown): Error {
  return new Error(`Move ${number} of live could not be followed; what was served before stays.`, { cause });
}
