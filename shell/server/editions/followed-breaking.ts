import type { Breaking, BreakingNotice } from '@meadowlark/shared/contract/live.ts';
import { poll } from '../../lib/poll.ts';
import type { EditionStore } from '../../store/edition-store.ts';

const POLL_MS = 2000;

/** Breaking news that stand now. `number` names the announcement. */
export interface Announced extends BreakingNotice {
  number: number;
}

export interface BreakingNews {
  /** What stands now, or null. The same object as long as it stands. */
  now(): Announced | null;
}

interface FollowOptions {
  store: Pick<EditionStore, 'lastBreaking'>;
  /** Readers get another banner than before, or none. At the start only if there is one. */
  changed: () => void;
  /** The store does not answer, or has something unreadable; what stands stays until it ends. Once per outage. */
  failed: (error: unknown) => void;
  /** What was announced has never stood here, because it had ended when it came. */
  missed: (notice: BreakingNotice) => void;
}

/** Follows the desk's announcements without a restart, and ends each at its time, whatever the store says. */
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

  /** Reads now, and from then on. Never rejects: pages do not wait for a banner. */
  async start(): Promise<void> {
    await this.refresh();
    this.#isFollowing = true;
    poll({ look: () => this.refresh(), pauseMs: () => POLL_MS, closed: this.#closing.signal });
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
