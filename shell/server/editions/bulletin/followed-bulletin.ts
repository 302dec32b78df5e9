import type { Bulletin, BulletinAlert } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { poll } from '../../../lib/poll.ts';

/** As often as the weather service may change its answer. */
const POLL_MS = 60_000;

const NONE: readonly BulletinAlert[] = [];

/** What one page says on all pages. */
export interface BulletinNow {
  /** For the masthead; null while nothing is known. */
  line(): string | null;
  /** The same list as long as all of them stand. */
  alerts(): readonly BulletinAlert[];
  /** Whether it is not known yet what the page says, since the start. */
  isAwaited(): boolean;
}

export const NO_BULLETIN: BulletinNow = { line: () => null, alerts: () => NONE, isAwaited: () => false };

interface FollowOptions {
  ask: () => Promise<Bulletin | null>;
  /** It does not answer, or not as it should; what stands stays until it ends. Once per outage. */
  failed: (error: unknown) => void;
}

/** Follows the bulletin of a page, and ends each part at its time, whether the page answers or not. */
export class FollowedBulletin implements BulletinNow {
  readonly #options: FollowOptions;
  #bulletin: Bulletin = { line: null, alerts: [] };
  #active: readonly BulletinAlert[] = NONE;
  /** When the first of those that stand ends. */
  #changesAt = Infinity;
  #hasFailed = false;
  #isAwaited = true;
  readonly #closing = new AbortController();

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** Asks now, and from then on. Never rejects. */
  async start(): Promise<void> {
    await this.refresh();
    poll({ look: () => this.refresh(), pauseMs: () => POLL_MS, closed: this.#closing.signal });
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
      this.#bulletin = (await this.#options.ask()) ?? { line: null, alerts: [] };
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
