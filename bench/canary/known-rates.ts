import { quantile } from '../report/quantile.ts';

interface Rates {
  live: number;
  canary: number;
}

const UNTIL = 2000;
/** Share of good canaries that may be halted. */
const ERROR = 0.01;

/**
 * Median of views until Wald's sequential probability ratio test halts a canary with these rates. On average, no test with the
 * same error rates is faster. Its limit is set so that it halts 1 % of good canaries within 2,000 views. `knows`: both rates,
 * or only their ratio and the share of the canary, in which case it learns the rate from live readers.
 */
export function medianOfKnownRates(
  rates: Rates,
  share: number,
  knows: 'rates' | 'ratio',
  trials: number,
): number {
  const good = { live: rates.live, canary: rates.live };
  const limit = quantile(
    run(good, Infinity).map(({ highest }) => highest),
    1 - ERROR,
  );
  return quantile(
    run(rates, limit).map(({ views }) => views),
    0.5,
  );

  function run(truth: Rates, until: number): { views: number; highest: number }[] {
    const random = randomNumbers();
    const perView = (1 - share) / share;
    const ratio = rates.canary / rates.live;
    const total = truth.canary + perView * truth.live;
    const drift = knows === 'rates' ? rates.canary - rates.live : 0;
    const ofLive = knows === 'rates' ? 0 : -Math.log(ratio * share + 1 - share);
    return Array.from({ length: trials }, () => {
      let [views, evidence, highest] = [0, 0, -Infinity];
      while (highest < until) {
        // Failures are rare, so the views between them are exponential.
        const gap = -Math.log(1 - random()) / total;
        views += gap;
        if (views > UNTIL) return { views: Infinity, highest };
        const isCanary = random() < truth.canary / total;
        evidence += ofLive - drift * gap + (isCanary ? Math.log(ratio) : 0);
        highest = Math.max(highest, evidence);
      }
      return { views, highest };
    });
  }
}

/** Numbers from 0 to 1, the same in each run: the generator of Park and Miller. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
