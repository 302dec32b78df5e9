import { randomNumbers } from '../../../../lib/testing/random-numbers.ts';
import {
  halting,
  newSums,
  newCanaryTest,
  type Arms,
  type Signal,
  type Tally,
  updateTest,
} from '../canary-test.ts';

export interface Simulation {
  runs: number;
  /** Share of the canary among all cases. */
  share: number;
  /** Probability that a case is bad, by signal and arm. */
  rates: Partial<Record<Signal, Arms<number>>>;
  /** Whether bad cases are counted one update later than their case, as reports of browsers are. */
  isLate?: boolean;
}

/** Views of the canary per run. */
const UNTIL = 2000;
/** Views of the canary between two updates: the minimum of a window. */
const STEP = 10;

/** Views of the canary after which each run was halted, the soonest first; infinity: not halted within 2,000. */
export function simulateCanaries({ runs, share, rates, isLate = false }: Simulation): number[] {
  const random = randomNumbers(1);
  const drawLive = liveCases(share, STEP, random);
  const signals = (Object.entries(rates) as [Signal, Arms<number>][]).map(([signal, { live, canary }]) => ({
    signal,
    badLive: binomial(live, random),
    badCanary: binomial(canary, random),
    late: { live: 0, canary: 0 },
  }));
  const halted = Array.from({ length: runs }, () => {
    let canaryTest = newCanaryTest();
    const sums: Arms<Record<Signal, Tally>> = { live: newSums(), canary: newSums() };
    for (let views = STEP; views <= UNTIL; views += STEP) {
      const live = drawLive();
      for (const { signal, badLive, badCanary, late } of signals) {
        const [ofLive, ofCanary] = [sums.live[signal], sums.canary[signal]];
        ofLive.cases += live;
        ofCanary.cases += STEP;
        ofLive.bad += isLate ? late.live : badLive(live);
        ofCanary.bad += isLate ? late.canary : badCanary(STEP);
        if (isLate) {
          late.live = badLive(live);
          late.canary = badCanary(STEP);
        }
      }
      canaryTest = updateTest(canaryTest, sums);
      if (halting(canaryTest)) return views;
    }
    return Infinity;
  });
  return halted.toSorted((a, b) => a - b);
}

/** Draws numbers of live cases until `canary` cases of the canary: the negative binomial distribution. */
function liveCases(share: number, canary: number, random: () => number): () => number {
  const draw = byTable(share ** canary, (live) => ((canary + live) / (live + 1)) * (1 - share));
  return () => draw(random());
}

/** Draws how many of the cases have a property of this probability: the binomial distribution. */
function binomial(probability: number, random: () => number): (cases: number) => number {
  const tables: ((drawn: number) => number)[] = [];
  const odds = probability / (1 - probability);
  return (cases) => {
    const draw = (tables[cases] ??= byTable(
      (1 - probability) ** cases,
      (k) => ((cases - k) / (k + 1)) * odds,
    ));
    return draw(random());
  };
}

/** The inverse of a distribution over 0, 1, 2 …, from the mass at 0 and the ratio of that at k + 1 to that at k. */
function byTable(first: number, ratio: (k: number) => number): (drawn: number) => number {
  const upTo: number[] = [];
  let sum = 0;
  for (let k = 0, mass = first; sum < 1 - 1e-12 && (mass > 0 || sum === 0); mass *= ratio(k), k += 1)
    upTo.push((sum += mass));
  const last = upTo.length - 1;
  return (drawn) => {
    // Most tables are short, so the first values are tried in turn.
    for (let k = 0; k < 4; k += 1) if (k >= last || drawn <= (upTo[k] ?? 1)) return k;
    let [low, high] = [4, last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (drawn <= (upTo[middle] ?? 1)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
