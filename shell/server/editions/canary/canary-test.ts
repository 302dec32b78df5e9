const { exp, log, max } = Math;

/** Number of cases in one arm, and of bad ones among them. Both are sums that only grow. */
export interface Tally {
  cases: number;
  bad: number;
}

/** A tally per signal for one edition, summed over time and over servers. */
export type Sums = Readonly<Record<Signal, Readonly<Tally>>>;

/** The two arms of a canary: readers of the live edition and readers of the canary, at the same time. */
export interface Arms<Value> {
  live: Value;
  canary: Value;
}

interface SignalRule {
  /** The words for cases and bad cases in messages. */
  cases: string;
  bad: string;
  /** Ratios of rates that are tested against equality, with their weights; the weights add up to 1. */
  ratios: readonly { ratio: number; weight: number }[];
  /** Evidence at which the canary is halted. Its inverse bounds the share of good canaries that this signal ever halts. */
  limit: number;
}

/**
 * 3.5 detects 1 -> 3 % soonest, 25 detects 0.1 -> 3 %. Below a true ratio of 2 both lose evidence, and the canary goes on.
 */
const FAILING = [
  { ratio: 3.5, weight: 0.9 },
  { ratio: 25, weight: 0.1 },
];
/** More views are poor than fail, so the ratios are smaller. Below a true ratio of 1.28 both lose evidence. */
const POOR = [
  { ratio: 1.6, weight: 0.5 },
  { ratio: 3, weight: 0.5 },
];

/**
 * The signals, each with its own error budget. The inverse limits add up to 1.35 %: the largest share of good canaries
 * ever halted, however long they run. Within 2,000 views of the canary it is below 1 % (`error-rates.test.ts`), nine
 * tenths of it from the two kinds of failures.
 */
export const SIGNALS = {
  failures: { cases: 'renderings', bad: 'failed', ratios: FAILING, limit: 160 },
  browserFailures: { cases: 'views', bad: 'failed in browsers', ratios: FAILING, limit: 160 },
  slowLoads: { cases: 'renderings', bad: 'were late', ratios: FAILING, limit: 2000 },
  poorVitals: { cases: 'measured readers', bad: 'had poor web vitals', ratios: POOR, limit: 2000 },
} as const satisfies Record<string, SignalRule>;

export type Signal = keyof typeof SIGNALS;

const ALL = Object.keys(SIGNALS) as Signal[];

/** Cases of the canary in a window. In smaller windows its share is random. */
const WINDOW_CASES = 10;
/** Fewer bad cases of a canary prove nothing (Kulldorff and Silva, 2015), and one client can cause only one of them. */
export const MIN_BAD_CASES = 4;
/** Above this evidence, a canary is not given to more readers until there is more evidence, or less. */
const DOUBT = 10;

/** Part of the stake that is reserved for canaries that turn bad later. */
const KEPT = 0.05;
/** Half of the reserve has been bet after this many cases of the canary. */
const HALF_BET_AT = 2000;

interface Known {
  /** Sums at the end of the last window. */
  seen: Arms<Readonly<Tally>>;
  /** Current value of the bets on each ratio of the signal; the initial stake was 1. */
  worth: readonly number[];
}

/** The state of the test. Plain data. */
export type CanaryTest = Readonly<Record<Signal, Known>>;

export interface Finding {
  signal: Signal;
  /** How much more likely the counts are if the canary is worse than if both arms are equal. */
  evidence: number;
  limit: number;
  counts: Arms<Readonly<Tally>>;
}

export function newSums(): Record<Signal, Tally> {
  return bySignal(() => ({ cases: 0, bad: 0 }));
}

export function newCanaryTest(): CanaryTest {
  return bySignal((signal) => ({
    seen: { live: { cases: 0, bad: 0 }, canary: { cases: 0, bad: 0 } },
    worth: SIGNALS[signal].ratios.map(({ weight }) => weight * (1 - KEPT)),
  }));
}

/**
 * Updates the test with the sums of both arms since it began. Call it as often as you like: the error rates hold for all
 * calls together.
 *
 * A test of two Bernoulli streams by betting: if both arms are equal, each bad case of a window falls to the canary with
 * the probability of the canary's share of the window's cases, whatever the failure rate is at that time. So a source that
 * is down for all readers is not evidence, and neither is the share of readers. The evidence is the likelihood ratio against
 * given ratios of rates, mixed, also over the view from which the canary is worse. It is a supermartingale, also for small
 * windows, in which cases are drawn without replacement (Hoeffding, 1963, theorem 4). So the probability that it ever
 * reaches a limit is at most the limit's inverse (Ville, 1939).
 *
 * - Turner, Grünwald: Safe sequential testing and effect estimation in stratified count data. AISTATS 2023.
 * - Kulldorff, Davis, Kolczak, Lewis, Lieu, Platt: A maximized sequential probability ratio test for drug and vaccine
 *   safety surveillance. Sequential Analysis 30, 2011: the same conditional likelihood, with other ratios.
 */
export function updateTest(canaryTest: CanaryTest, sums: Arms<Sums>): CanaryTest {
  return bySignal((signal) =>
    updateSignal(signal, canaryTest[signal], sums.live[signal], sums.canary[signal]),
  );
}

function updateSignal(signal: Signal, known: Known, live: Tally, canary: Tally): Known {
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

/** The part of the stake not bet yet after this many cases of the canary. */
function keptAfter(cases: number): number {
  return KEPT / (1 + cases / HALF_BET_AT);
}

export function findings(canaryTest: CanaryTest): Finding[] {
  return ALL.map((signal) => findingOf(canaryTest, signal));
}

/**
 * The finding that halts the canary; null if there is none.
 *
 * @param doesCount signals for which it is false are ignored
 * @param caution the evidence must be this many times the limit
 */
export function halting(
  canaryTest: CanaryTest,
  doesCount: (signal: Signal) => boolean = () => true,
  caution = 1,
): Finding | null {
  for (const signal of ALL) {
    if (canaryTest[signal].seen.canary.bad < MIN_BAD_CASES || !doesCount(signal)) continue;
    const finding = findingOf(canaryTest, signal);
    if (finding.evidence >= finding.limit * caution) return finding;
  }
  return null;
}

/** Whether a canary should wait for more evidence before more readers get it. */
export function isDoubtful(canaryTest: CanaryTest): boolean {
  return findings(canaryTest).some(({ evidence }) => evidence >= DOUBT);
}

function findingOf(canaryTest: CanaryTest, signal: Signal): Finding {
  const { seen, worth } = canaryTest[signal];
  const evidence = worth.reduce((sum, one) => sum + one, keptAfter(seen.canary.cases));
  return { signal, evidence, limit: SIGNALS[signal].limit, counts: seen };
}

/** The finding as a message: the counts of both arms, the evidence and its limit. */
export function describeFinding({ signal, evidence, limit, counts: { live, canary } }: Finding): string {
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
