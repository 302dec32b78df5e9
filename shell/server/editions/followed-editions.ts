import { setTimeout as pause } from 'node:timers/promises';
import { EDITION_ID, type Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { LRUCache } from 'lru-cache';
import { poll } from '../../lib/poll.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { moveKey } from '../../store/object-keys.ts';
import { storeUnavailable } from '../../store/store-unavailable.ts';
import { refusedObject } from '../../store/trust/refused.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import type { Editions, LiveEditions } from './editions.ts';

/** Poll interval. With another second to load and warm it, readers get a new edition within three. */
const POLL_MS = 1000;
/** Longest poll interval while the store is down. Until then, each interval is twice the previous one. */
const AWAY_POLL_MS = 5000;
/** Pause before a failed move is tried again. If the store was down, the next poll tries it. */
const RETRY_MS = 30_000;
/** Minimum time between two searches for unknown editions, and the maximum time that a request waits for one. */
const LIST_AGAIN_MS = 1000;
const LIST_DEADLINE_MS = 2000;
/** An edition that was in no list is not searched for again for this time. */
const MISSING_MS = 30_000;
/** Editions in memory; each takes a few hundred bytes. */
const KEPT = 500;
const KEPT_FAILURES = 1000;
/** Moves tried per poll: anybody who can write to the store can write many invalid ones. */
const TRIED = 64;
/** Moves searched for the live one; more than servers miss in an outage. */
const MAX_CHAIN_LENGTH = 1000;

/** The move to the live edition, as far as this server has to remember it. */
interface TakenMove {
  number: number;
  digest: string;
  signedAt: string;
}

export interface FollowOptions {
  store: EditionStore;
  /** Prepares an edition before it gets traffic. Rejects if it cannot be served. */
  prepare: (edition: Edition) => Promise<void>;
  changed: (live: LiveEditions) => void;
  record: RecordEvent;
  /** Whether the store was down at startup and its local copy is used instead. */
  startedFromCopy?: () => boolean;
  /** The first edition must not be from an earlier move than this, nor from moves without a key after an earlier one. */
  atLeast?: number;
}

/**
 * Follows the pointer `live` without a restart. An edition that cannot be served is reported, and the last good one stays
 * live.
 */
export class FollowedEditions implements Editions {
  readonly #options: FollowOptions;
  readonly #read = new LRUCache<string, Promise<Edition>>({ max: KEPT });
  #known: ReadonlySet<string> = new Set();
  #live: LiveEditions;
  #taken: TakenMove = { number: 0, digest: '', signedAt: '' };
  /** The live move, if the store went down before its canary was read: polls read it again. */
  #unreadCanary: Live | null = null;
  /** The move to the live edition is no longer in the store. */
  #isGone = false;
  /** When a failed move is tried again, by number; an invalid one does not block earlier ones. */
  readonly #refused = new LRUCache<number, { retryAt: number; isInvalid: boolean }>({ max: KEPT_FAILURES });
  /** Editions that were not found: pruned ones, where each search for a replacement release ends. */
  readonly #missing = new LRUCache<string, true>({ max: KEPT, ttl: MISSING_MS });
  #listedAt = -Infinity;
  #listing: Promise<void> | null = null;
  /** The store is down. It is still polled, at growing intervals, and the outage is reported once. */
  #isStoreDown = false;
  #pollMs = POLL_MS;
  readonly #closing = new AbortController();

  private constructor(options: FollowOptions) {
    this.#options = options;
    this.#live = NOTHING;
  }

  /** Starts with the last edition that can be served. Rejects if there is none, or the store is unavailable. */
  static async follow(options: FollowOptions): Promise<FollowedEditions> {
    const { store, atLeast = 0 } = options;
    const starting = new FollowedEditions(options);
    const numbers = await store.moveNumbers();
    if (numbers.length === 0)
      throw new Error(
        `The store ${store.place} has no live edition. Publish the builds and promote them first ("The first edition" in docs/deploying.md). For the store of a checkout, npm start does both.`,
      );
    let cause: unknown;
    for (const number of numbers.toReversed().filter((one) => one >= atLeast)) {
      try {
        await starting.#take(number);
        if (options.startedFromCopy?.()) starting.#storeIs('away');
        poll({
          check: () => starting.refresh(),
          pauseMs: () => starting.#pollMs,
          closed: starting.#closing.signal,
        });
        return starting;
      } catch (error) {
        // The store may come back: do not start with an earlier edition.
        if (storeUnavailable(error)) throw error;
        cause ??= error;
        starting.#refuse(number, error);
      }
    }
    const last = numbers.at(-1) ?? 0;
    const none = `the last move of live is number ${last}, and LIVE_AT_LEAST is ${atLeast}. Somebody removed moves, or this is another store.`;
    const why = cause instanceof Error ? cause.message : none;
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

  /** Number of the move that readers get. */
  get taken(): number {
    return this.#taken.number;
  }

  /**
   * Null for an edition that is unknown or refused. A tab may name one that another server took a moment ago, so this looks
   * in the store, but no more often than polls do, however many ids clients make up.
   */
  async find(id: string): Promise<Edition | null> {
    if (!this.#known.has(id)) {
      if (!EDITION_ID.test(id) || this.#missing.has(id)) return null;
      const isListed = await this.#listEditions();
      if (isListed && !this.#known.has(id)) this.#missing.set(id, true);
    }
    if (!this.#known.has(id)) return null;
    return this.#edition(id).catch((error: unknown) => {
      if (refusedObject(error) === null) throw error;
      return null;
    });
  }

  /**
   * Lists the editions of the store, once for all waiting requests. Resolves in bounded time: true if it could. Never
   * rejects.
   */
  async #listEditions(): Promise<boolean> {
    const list = async () => {
      await pause(Math.max(0, this.#listedAt + LIST_AGAIN_MS - performance.now()));
      this.#listedAt = performance.now();
      this.#known = new Set(await this.#options.store.editions());
    };
    this.#listing ??= list().finally(() => (this.#listing = null));
    const listed = this.#listing.then(() => true);
    return withDeadline(listed, LIST_DEADLINE_MS, 'late').catch(() => false);
  }

  /** Reads the pointer now. Never rejects. */
  async refresh(): Promise<void> {
    for (const number of await this.#newer()) {
      if (this.#waits(number)) return;
      try {
        // An earlier move counts only if this one is invalid.
        await this.#take(number);
        this.#options.changed(this.#live);
        return;
      } catch (error) {
        if (!this.#refuse(number, error)) return;
      }
    }
    await this.#readCanaryAgain();
  }

  async #readCanaryAgain(): Promise<void> {
    const move = this.#unreadCanary;
    if (!move || this.#isStoreDown) return;
    const canary = await this.#takeCanary(move);
    if (!canary || move.number !== this.#taken.number) return;
    this.#live = { ...this.#live, canary };
    this.#options.changed(this.#live);
  }

  /**
   * The moves after the live one, the newest first, without those that were invalid a moment ago; none if the store is
   * unavailable. Far numbers come last: commands ignore them too, and any number of them can be written.
   */
  async #newer(): Promise<number[]> {
    const { store, record } = this.#options;
    const { number: taken } = this.#taken;
    try {
      // Include the live one, to see whether it still exists.
      const numbers = await store.moveNumbers(taken - 1);
      // Recorded once at the end of an outage, as at its beginning.
      if (this.#isStoreDown) record({ event: 'edition-taken', edition: this.#live.edition.id });
      if (this.#isStoreDown) this.#storeIs('there');
      const wasGone = this.#isGone;
      this.#isGone = !numbers.includes(taken);
      if (this.#isGone && !wasGone) store.refused(moveKey(taken), 'it is gone; readers keep its edition');
      const isAnother = wasGone && !this.#isGone && (await this.#isReplaced(taken));
      const isFar = (number: number) => Number(number > taken + MAX_CHAIN_LENGTH);
      return numbers
        .filter((number) => (number > taken || isAnother) && !this.#waits(number)?.isInvalid)
        .toSorted((a, b) => isFar(a) - isFar(b) || b - a)
        .slice(0, TRIED);
    } catch (cause) {
      const what = `The store ${store.place} is unavailable, so moves of live cannot be read. The server tries again at least every ${AWAY_POLL_MS / 1000} seconds; readers keep the current edition.`;
      if (!this.#isStoreDown) record({ event: 'edition-refused', error: new Error(what, { cause }) });
      this.#pollMs = Math.min(2 * this.#pollMs, AWAY_POLL_MS);
      if (!this.#isStoreDown) this.#storeIs('away');
      return [];
    }
  }

  #storeIs(state: 'away' | 'there'): void {
    this.#isStoreDown = state === 'away';
    if (state === 'there') this.#pollMs = POLL_MS;
    this.#options.record({ event: 'store-availability', available: state === 'there' });
  }

  /** Whether the move with this number is not the one that this server took. */
  async #isReplaced(number: number): Promise<boolean> {
    const found = await this.#options.store.foundMove(number).catch(() => null);
    return found !== null && found.digest !== this.#taken.digest;
  }

  /** Set if a failed move is not tried again yet. */
  #waits(number: number): { isInvalid: boolean } | null {
    const refused = this.#refused.get(number);
    return refused && performance.now() < refused.retryAt ? refused : null;
  }

  /** Records a move that cannot be followed, once. Returns true if it is invalid, so that earlier ones count. */
  #refuse(number: number, cause: unknown): boolean {
    const { store, record } = this.#options;
    const isInvalid = store.trusted !== null && refusedObject(cause) === moveKey(number);
    if (!this.#refused.has(number)) record({ event: 'edition-refused', error: refusal(number, cause) });
    const pauseMs = storeUnavailable(cause) ? 0 : RETRY_MS;
    this.#refused.set(number, { retryAt: performance.now() + pauseMs, isInvalid });
    return isInvalid;
  }

  close(): void {
    this.#closing.abort();
  }

  async #take(number: number): Promise<void> {
    const { store, prepare, record, atLeast = 0 } = this.#options;
    const from = this.#taken;
    const { document: move, digest, signedAt, signedNumber } = await store.foundMove(number);
    if (this.#taken.number > 0) await this.#requireLater(move, signedAt);
    else if (signedNumber < atLeast)
      throw new Error(
        `Move ${number} was made without a key after move ${signedNumber}, and LIVE_AT_LEAST is ${atLeast}. Somebody removed moves, or LIVE_AT_LEAST is not the number of a signed move.`,
      );
    const edition = await this.#edition(move.edition, move.digest);
    if (edition.id !== this.#live.edition.id) await prepare(edition);
    const canary = await this.#takeCanary(move);
    const known = await store.editions();
    // Another refresh was faster and took a later move.
    if (this.#taken !== from && number <= this.#taken.number) return;
    this.#known = new Set(known);
    this.#live = { edition, canary };
    this.#taken = { number, digest, signedAt };
    record({ event: 'edition-taken', edition: edition.id });
  }

  /**
   * Rejects a move that was signed before the one that this server follows: somebody put another history into the store. A
   * later one is followed even if the moves between were removed or replaced, which is reported.
   */
  async #requireLater(move: Live, signedAt: string): Promise<void> {
    const { store } = this.#options;
    let after: Pick<Live, 'number' | 'before'> = move;
    for (let moves = 0; moves < MAX_CHAIN_LENGTH; moves += 1) {
      // Moves by earlier versions are not chained.
      if (after.before === undefined || after.before === this.#taken.digest) return;
      const number = await store.numberBefore(after, this.#taken.number);
      if (number === null) break;
      after = await store.move(number);
    }
    const missing = moveKey(Math.max(after.number - 1, this.#taken.number));
    const why = `its digest is not the one that the next move names, up to ${moveKey(move.number)}`;
    const refused = store.refused(missing, why);
    if (Date.parse(signedAt) > Date.parse(this.#taken.signedAt)) return;
    throw store.refused(moveKey(move.number), 'it is older than the move that this server follows', {
      cause: refused,
    });
  }

  /** Null also for a canary that cannot be served: it does not block the live edition. */
  async #takeCanary(move: Live): Promise<LiveEditions['canary']> {
    const { canary, number } = move;
    const wasUnread = this.#unreadCanary?.number === number;
    this.#unreadCanary = null;
    if (!canary) return null;
    try {
      const edition = await this.#edition(canary.edition, canary.digest);
      await this.#options.prepare(edition);
      return { edition, percent: canary.percent, steps: canary.steps };
    } catch (error) {
      if (storeUnavailable(error)) this.#unreadCanary = move;
      if (!wasUnread) this.#options.record({ event: 'edition-refused', error: refusal(number, error) });
      return null;
    }
  }

  /** An edition that was read without its digest, for a tab, is read again when a move names the digest. */
  #edition(id: string, digest = ''): Promise<Edition> {
    const key = id + digest;
    const known = this.#read.get(key);
    if (known) return known;
    // Composers get it with each view. The store has checked digests and signature, which are most of its bytes.
    const reading = this.#options.store
      .edition(id, digest || undefined)
      .then(({ digests: _digests, signature: _signature, ...edition }) => edition);
    this.#read.set(key, reading).set(id, reading);
    reading.catch(() => {
      this.#read.delete(key);
      this.#read.delete(id);
    });
    return reading;
  }
}

/** Placeholder until the first edition is live. */
const NOTHING: LiveEditions = {
  edition: { id: '', parent: null, createdAt: '', by: '', releases: {}, note: '' },
  canary: null,
};

function refusal(number: number, cause: unknown): Error {
  return new Error(`Move ${number} of live could not be followed; readers keep the current edition.`, {
    cause,
  });
}
