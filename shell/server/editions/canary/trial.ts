const { exp, log, max } = Math;

/** How many cases one arm had, and how many of them were bad. Both are sums, which only grow. */
export interface Tally {
  cases: number;
  bad: number;
}

/** A tally of each signal: the sums of one edition, over time and, added up, over servers. */
export type Sums = Readonly<Record<Signal, Readonly<Tally>>>;

/** The two arms of a trial: readers of the live edition and of the canary, at the same time. */
export interface Arms<Value> {
  live: Value;
  canary: Value;
}

interface SignalRule {
  /** What is counted, and what of it is bad, for sentences. */
  cases: string;
  bad: string;
  /** Ratios of rates against which equality is tested, and the weight of each; together 1. */
  ratios: readonly { ratio: number; weight: number }[];
  /** Evidence that halts. Its inverse bounds the share of good canaries that this signal ever halts. */
  limit: number;
}

/** 3.5 finds 1 -> 3 % soonest, 25 finds 0.1 -> 3 %. Below a true ratio of 2 both lose evidence: such canaries go on. */
const FAILING = [
  { ratio: 3.5, weight: 0.9 },
  { ratio: 25, weight: 0.1 },
];
/** More views are poor than fail, so ratios are smaller. Below a true ratio of 1.28 both lose evidence. */
const POOR = [
  { ratio: 1.6, weight: 0.5 },
  { ratio: 3, weight: 0.5 },
];

/**
 * The signals, each with an error budget of its own. The inverse limits add up to 1.35 %: the most good canaries that are
 * ever halted, however long they run. Within 2,000 views of the canary it is under 1 % (`error-rates.test.ts`), of which
 * the two kinds of failures spend nine tenths.
 */
export const SIGNALS = {
  failures: { cases: 'renderings', bad: 'failed', ratios: FAILING, limit: 160 },
  browserFailures: { cases: 'views', bad: 'failed in browsers', ratios: FAILING, limit: 160 },
  slowLoads: { cases: 'renderings', bad: 'were late', ratios: FAILING, limit: 2000 },
  poorVitals: { cases: 'measured readers', bad: 'had poor web vitals', ratios: POOR, limit: 2000 },
} as const satisfies Record<string, SignalRule>;

export type Signal = keyof typeof SIGNALS;

const ALL = Object.keys(SIGNALS) as Signal[];

/** Cases of the canary in a window: in smaller ones its share is a matter of luck. */
const WINDOW_CASES = 10;
/** Fewer bad cases of a canary prove nothing (Kulldorff and Silva, 2015), and one client can be one of them only. */
export const FEWEST_BAD = 4;
/** Evidence above which a canary is given to no more readers until there is more of it, or less. */
const DOUBT = 10;

/** Part of the stake that is kept for canaries that turn bad later. */
const KEPT = 0.05;
/** Half of what is kept has been bet after this many cases of the canary. */
const HALF_BET_AT = 2000;

interface Known {
  /** Sums when the last window ended. */
  seen: Arms<Readonly<Tally>>;
  /** What the bets on each ratio of the signal are worth; the whole stake was 1. */
  worth: readonly number[];
}

/** The state of a trial. Plain data. */
export type Trial = Readonly<Record<Signal, Known>>;

export interface Finding {
  signal: Signal;
  /** How much likelier the counts are if the canary is worse than if both are equal. */
  evidence: number;
  limit: number;
  counts: Arms<Readonly<Tally>>;
}

export function newSums(): Record<Signal, Tally> {
  return bySignal(() => ({ cases: 0, bad: 0 }));
}

export function newTrial(): Trial {
  return bySignal((signal) => ({
    seen: { live: { cases: 0, bad: 0 }, canary: { cases: 0, bad: 0 } },
    worth: SIGNALS[signal].ratios.map(({ weight }) => weight * (1 - KEPT)),
  }));
}

/**
 * The trial after a look at the sums of both arms since it began. Looks may be as frequent as you like: the error rates
 * hold for all of them together.
 *
 * A test of two Bernoulli streams by betting: if both arms are equal, each bad case of a window falls to the canary with
 * the probability of the canary's share of the window's cases, whatever the rate of failures is then. So a source that is
 * down for all readers is no evidence, nor is the share of readers. The evidence is the likelihood ratio against given
 * ratios of rates, mixed, also over the views from which the canary is worse. It is a supermartingale, also for small
 * windows, in which cases are drawn without replacement (Hoeffding, 1963, theorem 4). So it ever reaches a limit with at
 * most the limit's inverse as probability (Ville, 1939).
 *
 * - Turner, Grünwald: Safe sequential testing and effect estimation in stratified count data. AISTATS 2023.
 * - Kulldorff, Davis, Kolczak, Lewis, Lieu, Platt: A maximized sequential probability ratio test for drug and vaccine
 *   safety surveillance. Sequential Analysis 30, 2011: the same conditional likelihood, with other ratios.
 */
export function look(trial: Trial, sums: Arms<Sums>): Trial {
  return bySignal((signal) => lookAt(signal, trial[signal], sums.live[signal], sums.canary[signal]));
}

function lookAt(signal: Signal, known: Known, live: Tally, canary: Tally): Known {
  const { seen, worth } = known;
  const cases = canary.cases - seen.canary.cases;
  if (cases < WINDOW_CASES) return known;
  const share = cases / (cases + max(0, live.cases - seen.live.cases));
  const ofCanary = max(0, canary.bad - seen.canary.bad);
  const bad = ofCanary + max(0, live.bad - seen.live.bad);
  const staked = keptAfter(seen.canary.cases) - keptAfter(canary.cases);
  const won = (ratio: number) =>
    bad === 0 ? 1 : exp(ofCanary * log(ratio) - bad * log(1 + (ratio - 1) * share));
  return {
    seen: { live: { ...live }, canary: { ...canary } },
    worth: SIGNALS[signal].ratios.map(
      ({ ratio, weight }, i) => ((worth[i] ?? 0) + weight * staked) * won(ratio),
    ),
  };
}

/** What is not bet yet after this many cases of the canary. */
function keptAfter(cases: number): number {
  return KEPT / (1 + cases / HALF_BET_AT);
}

export function findings(trial: Trial): Finding[] {
  return ALL.map((signal) => findingOf(trial, signal));
}

/**
 * What halts the canary; null if nothing does.
 *
 * @param doesCount leaves out other signals
 * @param caution the evidence must be this many times the limit
 */
export function halting(
  trial: Trial,
  doesCount: (signal: Signal) => boolean = () => true,
  caution = 1,
): Finding | null {
  for (const signal of ALL) {
    if (trial[signal].seen.canary.bad < FEWEST_BAD || !doesCount(signal)) continue;
    const finding = findingOf(trial, signal);
    if (finding.evidence >= finding.limit * caution) return finding;
  }
  return null;
}

/** Whether a canary should wait for more evidence before more readers get it. */
export function isDoubtful(trial: Trial): boolean {
  return findings(trial).some(({ evidence }) => evidence >= DOUBT);
}

function findingOf(trial: Trial, signal: Signal): Finding {
  const { seen, worth } = trial[signal];
  const evidence = worth.reduce((sum, one) => sum + one, keptAfter(seen.canary.cases));
  return { signal, evidence, limit: SIGNALS[signal].limit, counts: seen };
}

/** The finding as a sentence: the counts of both arms, the evidence and its limit. */
export function sentence({ signal, evidence, limit, counts: { live, canary } }: Finding): string {
  const { cases, bad } = SIGNALS[signal];
  return `${canary.bad} of ${canary.cases} ${cases} of the canary ${bad} (${percent(canary)}), against ${live.bad} of ${live.cases} of the live edition at the same time (${percent(live)}): ${rounded(evidence)} to 1 that the canary is worse, limit ${limit}`;
}

function bySignal<Value>(make: (signal: Signal) => Value): Record<Signal, Value> {
  return Object.fromEntries(ALL.map((signal) => [signal, make(signal)])) as Record<Signal, Value>;
}

function percent({ cases, bad }: Tally): string {
  return `${Math.round((bad / max(1, cases)) * 1000) / 10} %`;
}

function rounded(evidence: number): string {
  return evidence < 1e6 ? String(Math.round(evidence)) : 'over a million';
}
