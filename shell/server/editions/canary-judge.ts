import type { RecordEvent, Side } from '../protocol/telemetry-event.ts';
import { RecentSet } from '../telemetry/recent-set.ts';

/** Views of the canary before it is judged: one error among three readers proves nothing. */
const ENOUGH_VIEWS = 20;
/** This many failures are enough with fewer views. */
const MANY_FAILURES = 10;
/** Clients that must report failures within five minutes: anybody can forge a report. */
const ENOUGH_CLIENTS = 10;
/** Share of bad views by which the canary may be worse than the live edition. */
const TOLERANCE = 0.02;

/** Each kind of failure, and its base: many readers get one rendering, and it may fail in each browser. */
const JUDGED = {
  failures: { of: 'renderings', words: 'failures' },
  late: { of: 'renderings', words: 'slow loads' },
  browserFailures: { of: 'views', words: 'failures in browsers' },
} as const;

type Bad = keyof typeof JUDGED;
type Tally = Record<Bad | (typeof JUDGED)[Bad]['of'], number>;

/**
 * Compares failures of the canary with those of the live edition, on server and in browsers. Calls `halt` once if the
 * canary is clearly worse: more failures or slow loads per rendering, or more failures in browsers per view. Each client
 * counts once within five minutes.
 */
export class CanaryJudge {
  #canary = '';
  #halted = '';
  #tallies = new Map<string, Tally>();
  /** Clients in whose browsers an edition failed lately. */
  #clients = new Map<string, RecentSet>();
  readonly #halt: (edition: string, why: string) => void;
  readonly #now: () => number;

  /** @param now milliseconds */
  constructor(halt: (edition: string, why: string) => void, now: () => number = Date.now) {
    this.#halt = halt;
    this.#now = now;
  }

  /** Resets the counts if the canary changes; null: there is none. */
  watch(live: string, canary: string | null): void {
    if (canary === this.#canary && this.#tallies.has(live)) return;
    this.#canary = canary ?? '';
    const editions = [live, this.#canary];
    this.#tallies = new Map(editions.map((edition) => [edition, newTally()]));
    this.#clients = new Map(editions.map((edition) => [edition, new RecentSet(this.#now)]));
  }

  readonly record: RecordEvent = (event) => {
    switch (event.event) {
      case 'page-rendered':
        return this.#count(event.units[0]?.edition, 'renderings');
      case 'view-served':
        return this.#count(event.units[0]?.edition, 'views', event.count);
      case 'unit-failed':
        return this.#failed(event.unit.edition, event.side, event.client);
      case 'release-failed':
        // An uncaught error counts like one of a unit.
        return this.#failed(event.release.edition, event.side, event.client);
      case 'unit-loaded':
        if (event.outcome === 'late') this.#count(event.unit.edition, 'late');
        return;
      default:
    }
  };

  #failed(edition: string, side: Side, client = ''): void {
    if (side === 'server') this.#count(edition, 'failures');
    else if (this.#clients.get(edition)?.addIfNew(client)) this.#count(edition, 'browserFailures');
  }

  #count(edition: string | undefined, what: keyof Tally, count = 1): void {
    if (edition === undefined || this.#canary === '') return;
    const tally = this.#tallies.get(edition);
    if (!tally) return;
    tally[what] += count;
    if (edition === this.#canary && this.#halted !== edition) this.#judge(tally);
  }

  #judge(canary: Tally): void {
    const live = [...this.#tallies.entries()].find(([edition]) => edition !== this.#canary)?.[1];
    for (const [what, { of, words }] of Object.entries(JUDGED) as [Bad, (typeof JUDGED)[Bad]][]) {
      if (canary[of] < ENOUGH_VIEWS && canary[what] < MANY_FAILURES) continue;
      if (what === 'browserFailures' && this.#failingClients() < ENOUGH_CLIENTS) continue;
      const share = shareOf(canary, what);
      const usual = live ? shareOf(live, what) : 0;
      if (share <= usual * 2 + TOLERANCE) continue;
      this.#halted = this.#canary;
      this.#halt(
        this.#canary,
        `${canary[what]} ${words} in ${canary[of]} ${of} of the canary, against ${percent(usual)} of ${of} of the live edition`,
      );
      return;
    }
  }

  #failingClients(): number {
    return this.#clients.get(this.#canary)?.size ?? 0;
  }
}

function newTally(): Tally {
  return { renderings: 0, views: 0, failures: 0, late: 0, browserFailures: 0 };
}

function shareOf(tally: Tally, what: Bad): number {
  return tally[what] / Math.max(1, tally[JUDGED[what].of]);
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
