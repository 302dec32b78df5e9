import type { Bulletin, BulletinAlert } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { poll } from '../../../lib/poll.ts';

/** How often the weather service may change its response. */
const POLL_MS = 60_000;

const NONE: readonly BulletinAlert[] = [];

export interface BulletinNow {
  /** For the masthead; null until it is known. */
  line(): string | null;
  /** The same array as long as the same alerts are current. */
  alerts(): readonly BulletinAlert[];
  /** Whether the bulletin has not been loaded yet since startup. */
  isAwaited(): boolean;
}

export const NO_BULLETIN: BulletinNow = { line: () => null, alerts: () => NONE, isAwaited: () => false };

interface FollowOptions {
  load: () => Promise<Bulletin | null>;
  /** The page is unavailable or its bulletin is invalid; the last one stays until it expires. Called once per outage. */
  failed: (error: unknown) => void;
}

/** Polls the bulletin of a page and ends each part when it expires, even if the page is unavailable. */
export class FollowedBulletin implements BulletinNow {
  readonly #options: FollowOptions;
  #bulletin: Bulletin = { line: null, alerts: [] };
  #active: readonly BulletinAlert[] = NONE;
  /** When the next current part expires. */
  #changesAt = Infinity;
  #hasFailed = false;
  #isAwaited = true;
  readonly #closing = new AbortController();

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** Loads the bulletin now, then polls. Never rejects. */
  async start(): Promise<void> {
    await this.refresh();
    poll({ check: () => this.refresh(), pauseMs: () => POLL_MS, closed: this.#closing.signal });
  }

  line(): string | null {
    const { line } = this.#bulletin;
    return line && Date.now() < Date.parse(line.until) ? line.text : null;
  }

  alerts(): readonly BulletinAlert[] {
    if (Date.now() >= this.#changesAt) this.#dropEnded();
    return this.#active;
  }

  isAwaited(): boolean {
    return this.#isAwaited;
  }

  /** Never rejects. */
  async refresh(): Promise<void> {
    try {
      this.#bulletin = (await this.#options.load()) ?? { line: null, alerts: [] };
      this.#hasFailed = false;
      this.#dropEnded();
    } catch (error) {
      if (!this.#hasFailed) this.#options.failed(error);
      this.#hasFailed = true;
    }
    this.#isAwaited = false;
  }

  close(): void {
    this.#closing.abort();
  }

  #dropEnded(): void {
    const now = Date.now();
    const active = this.#bulletin.alerts.filter(({ until }) => now < Date.parse(until));
    if (JSON.stringify(active) !== JSON.stringify(this.#active)) this.#active = active;
    this.#changesAt = Math.min(...active.map(({ until }) => Date.parse(until)));
  }
}
