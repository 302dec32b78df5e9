import type { Breaking, BreakingNotice } from '@meadowlark/shared/contract/live.ts';
import { poll } from '../../lib/poll.ts';
import type { EditionStore } from '../../store/edition-store.ts';

const POLL_MS = 2000;

/** The current breaking news. `number` identifies the announcement. */
export interface Announced extends BreakingNotice {
  number: number;
}

export interface BreakingNews {
  /** The current breaking news, or null. The same object as long as it is current. */
  now(): Announced | null;
}

interface FollowOptions {
  store: Pick<EditionStore, 'lastBreaking'>;
  /** Readers get a different banner than before, or none. At startup only if there is one. */
  changed: () => void;
  /**
   * The store is unavailable or has something unreadable; the current banner stays until it expires. Called once per outage.
   */
  failed: (error: unknown) => void;
  /** An announcement was never shown here, because it had expired before it was read. */
  missed: (notice: BreakingNotice) => void;
}

/** Polls the store for announcements and ends each when it expires, even if the store is unavailable. */
export class FollowedBreaking implements BreakingNews {
  readonly #options: FollowOptions;
  #announced: Announced | null = null;
  #endsAt = 0;
  #number = 0;
  #hasFailed = false;
  #isFollowing = false;
  readonly #closing = new AbortController();

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** Reads now, then polls. Never rejects: pages do not wait for a banner. */
  async start(): Promise<void> {
    await this.refresh();
    this.#isFollowing = true;
    poll({ check: () => this.refresh(), pauseMs: () => POLL_MS, closed: this.#closing.signal });
  }

  now(): Announced | null {
    return this.#announced && Date.now() < this.#endsAt ? this.#announced : null;
  }

  /** Never rejects. */
  async refresh(): Promise<void> {
    try {
      this.#take(await this.#options.store.lastBreaking(this.#number));
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#options.failed(error);
      this.#hasFailed = true;
    }
  }

  close(): void {
    this.#closing.abort();
  }

  #take(last: Breaking | null): void {
    if (!last) return;
    const { number, notice } = last;
    this.#number = number;
    this.#announced = notice && { ...notice, number };
    this.#endsAt = notice ? Date.parse(notice.until) : 0;
    if (this.now() || this.#isFollowing) this.#options.changed();
    if (notice && !this.now() && this.#isFollowing) this.#options.missed(notice);
  }
}
