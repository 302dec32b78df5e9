import { newSums, SIGNALS, type Arms, type Signal, type Tally } from './canary-test.ts';

type ArmSums = Arms<Record<Signal, Tally>>;

/** Counts of one server since the last move of `live`: since then the canary's share of readers has not changed. */
export interface CanaryCounts {
  /** The move, by its editions and the share. */
  of: string;
  sums: ArmSums;
}

const ARMS = ['live', 'canary'] as const;
const ALL = Object.keys(SIGNALS) as Signal[];
/** Servers remembered, including those since replaced. */
const MAX_SERVERS = 500;

/**
 * The counts for a canary, of this server and of the others, added up. Each server keeps its own counts and repeats its
 * sums: nothing is counted twice, whether they arrive twice, late or never. Counts of other servers are accepted for the
 * current move only, all at once if need be, after an outage or at startup. Across moves they would mix times when the
 * canary had few readers with times when it had many, and a bad hour would look like a bad canary.
 */
export class CountsOfServers {
  #of = '';
  #own = newArms();
  readonly #others = new Map<string, ArmSums>();
  /** Counts of all servers before the current move, including this server. */
  readonly #before = newArms();
  readonly #ownBefore = newArms();

  /** The counts that follow belong to this move. */
  go(of: string): void {
    if (of === this.#of) return;
    for (const sums of [this.#own, ...this.#others.values()]) merge(this.#before, sums, plus);
    merge(this.#ownBefore, this.#own, plus);
    this.#others.clear();
    this.#own = newArms();
    this.#of = of;
  }

  count(arm: keyof Arms<unknown>, signal: Signal, cases: number, isBad: boolean): void {
    const tally = this.#own[arm][signal];
    tally.cases += cases;
    if (isBad) tally.bad += 1;
  }

  own(): CanaryCounts {
    return { of: this.#of, sums: this.#own };
  }

  /** Sums only grow: smaller ones than before did not come from that server. */
  add(server: string, { of, sums }: CanaryCounts): void {
    if (of !== this.#of) return;
    const known = this.#others.get(server) ?? newArms();
    if (!this.#others.has(server) && this.#others.size >= MAX_SERVERS) return;
    this.#others.set(server, known);
    merge(known, sums, Math.max);
  }

  sums(): ArmSums {
    const all = newArms();
    for (const sums of [this.#before, this.#own, ...this.#others.values()]) merge(all, sums, plus);
    return all;
  }

  /** The largest number of the canary's bad cases that one server counted. */
  mostBad(signal: Signal): number {
    const own = this.#ownBefore.canary[signal].bad + this.#own.canary[signal].bad;
    return Math.max(own, ...[...this.#others.values()].map(({ canary }) => canary[signal].bad));
  }
}

function newArms(): ArmSums {
  return { live: newSums(), canary: newSums() };
}

const plus = (one: number, other: number): number => one + other;

/** Stores `merged(all, sums)` in each count of `all`. */
function merge(all: ArmSums, sums: ArmSums, merged: typeof plus): void {
  for (const arm of ARMS)
    for (const signal of ALL) {
      const [tally, more] = [all[arm][signal], sums[arm][signal]];
      tally.cases = merged(tally.cases, more.cases);
      tally.bad = merged(tally.bad, more.bad);
    }
}
