import type { Side, Telemetry } from '../telemetry/telemetry.ts';

/** Views of the canary before which nothing is judged: one error among three readers says nothing. */
const ENOUGH_VIEWS = 20;
/** So many failures halt it even before enough views were seen, when nearly every view fails. */
const MANY_FAILURES = 10;
/** Share of bad views by which the canary may be worse than the live edition. */
const TOLERANCE = 0.02;

/** What goes wrong, and of what it is a share: a rendering is made once and kept for many readers, each of whom may fail. */
const JUDGED = {
  failures: { of: 'renderings', words: 'failures' },
  late: { of: 'renderings', words: 'slow loads' },
  browserFailures: { of: 'views', words: 'failures in browsers' },
} as const;

type Bad = keyof typeof JUDGED;
type Tally = Record<Bad | (typeof JUDGED)[Bad]['of'], number>;

type Heard = Pick<Telemetry, 'pageRendered' | 'viewServed' | 'unitFailed' | 'releaseFailed' | 'unitLoaded'>;

/**
 * Compares what goes wrong in the canary with what goes wrong in the live edition, on both sides, and says once when
 * the canary is clearly worse: more failures or more slow loads for each rendering, or more
 * failures in browsers for each view.
 */
export class CanaryJudge implements Heard {
  #canary = '';
  #halted = '';
  #tallies = new Map<string, Tally>();
  readonly #halt: (edition: string, why: string) => void;

  constructor(halt: (edition: string, why: string) => void) {
    this.#halt = halt;
  }

  /** Starts afresh when another edition is on trial; null: none is. */
  watch(live: string, canary: string | null): void {
    if (canary === this.#canary && this.#tallies.has(live)) return;
    this.#canary = canary ?? '';
    this.#tallies = new Map([live, this.#canary].map((edition) => [edition, newTally()]));
  }

  pageRendered(units: Parameters<Heard['pageRendered']>[0]): void {
    const edition = units[0]?.edition;
    if (edition !== undefined) this.#count(edition, 'renderings');
  }

  viewServed(units: Parameters<Heard['viewServed']>[0], count: number): void {
    const edition = units[0]?.edition;
    if (edition !== undefined) this.#count(edition, 'views', count);
  }

  unitFailed({ edition }: { edition: string }, side: Side): void {
    this.#count(edition, side === 'server' ? 'failures' : 'browserFailures');
  }

  /** An uncaught error counts like one of a unit: a release that is bad only between its units is bad as well. */
  releaseFailed({ edition }: { edition: string }, side: Side): void {
    this.#count(edition, side === 'server' ? 'failures' : 'browserFailures');
  }

  unitLoaded({ edition }: { edition: string }, outcome: 'ok' | 'failed' | 'late'): void {
    if (outcome === 'late') this.#count(edition, 'late');
  }

  #count(edition: string, what: keyof Tally, count = 1): void {
    if (this.#canary === '') return;
    const tally = this.#tallies.get(edition);
    if (!tally) return;
    tally[what] += count;
    if (edition === this.#canary && this.#halted !== edition) this.#judge(tally);
  }

  #judge(canary: Tally): void {
    const live = [...this.#tallies.entries()].find(([edition]) => edition !== this.#canary)?.[1];
    for (const [what, { of, words }] of Object.entries(JUDGED) as [Bad, (typeof JUDGED)[Bad]][]) {
      if (canary[of] < ENOUGH_VIEWS && canary[what] < MANY_FAILURES) continue;
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
