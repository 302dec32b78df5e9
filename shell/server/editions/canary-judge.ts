import type { Side, Telemetry } from '../telemetry/telemetry.ts';

/** Views of the canary before which nothing is judged: one error among three readers says nothing. */
const ENOUGH_VIEWS = 20;
/** So many failures halt it even before enough views were seen, when nearly every view fails. */
const MANY_FAILURES = 10;
/** Share of bad views by which the canary may be worse than the live edition. */
const TOLERANCE = 0.02;

interface Tally {
  views: number;
  failures: number;
  late: number;
}

type Heard = Pick<Telemetry, 'pageRendered' | 'unitFailed' | 'releaseFailed' | 'unitLoaded'>;

/**
 * Compares what goes wrong in the canary with what goes wrong in the live edition, on both sides, and says once when
 * the canary is clearly worse: more failures or more slow loads for each page view.
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
    this.#tallies = new Map(
      [live, this.#canary].map((edition) => [edition, { views: 0, failures: 0, late: 0 }]),
    );
  }

  pageRendered(units: Parameters<Heard['pageRendered']>[0]): void {
    const edition = units[0]?.edition;
    if (edition !== undefined) this.#count(edition, 'views');
  }

  unitFailed({ edition }: { edition: string }, _side: Side): void {
    this.#count(edition, 'failures');
  }

  /** An uncaught error counts like one of a unit: a release that is bad only between its units is bad as well. */
  releaseFailed({ edition }: { edition: string }, _side: Side): void {
    this.#count(edition, 'failures');
  }

  unitLoaded({ edition }: { edition: string }, outcome: 'ok' | 'failed' | 'late'): void {
    if (outcome === 'late') this.#count(edition, 'late');
  }

  #count(edition: string, what: keyof Tally): void {
    if (this.#canary === '') return;
    const tally = this.#tallies.get(edition);
    if (!tally) return;
    tally[what] += 1;
    if (edition === this.#canary && this.#halted !== edition) this.#judge(tally);
  }

  #judge(canary: Tally): void {
    if (canary.views < ENOUGH_VIEWS && canary.failures < MANY_FAILURES) return;
    const live = [...this.#tallies.entries()].find(([edition]) => edition !== this.#canary)?.[1];
    for (const what of ['failures', 'late'] as const) {
      const share = shareOf(canary, what);
      const usual = live ? shareOf(live, what) : 0;
      if (share <= usual * 2 + TOLERANCE) continue;
      this.#halted = this.#canary;
      const [bad, ofAll] = [canary[what], canary.views];
      this.#halt(
        this.#canary,
        `${bad} ${what === 'late' ? 'slow loads' : 'failures'} in ${ofAll} views of the canary, against ${percent(usual)} of views of the live edition`,
      );
      return;
    }
  }
}

function shareOf(tally: Tally, what: 'failures' | 'late'): number {
  return tally[what] / Math.max(1, tally.views);
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
