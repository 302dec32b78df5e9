import { simulateCanaries } from './testing/simulate-canaries.ts';

const RUNS = 3000;

function shareHalted(halted: readonly number[]): number {
  return halted.filter((views) => views < Infinity).length / halted.length;
}

function median(halted: readonly number[]): number {
  return halted[halted.length / 2] ?? Infinity;
}

// The worst rate for each share, and reports that arrive after the window of their view.
it.each([
  { share: 0.05, rate: 0.01, isLate: false },
  { share: 0.05, rate: 0.01, isLate: true },
  { share: 0.5, rate: 0.03, isLate: false },
  { share: 0.9, rate: 0.03, isLate: false },
])(
  'halts at most 1 % of good canaries in 2,000 views, all signals together: %j',
  ({ share, rate, isLate }) => {
    const equal = { live: rate, canary: rate };
    const rates = {
      failures: equal,
      browserFailures: equal,
      slowLoads: equal,
      poorVitals: { live: 0.1, canary: 0.1 },
    };
    expect(shareHalted(simulateCanaries({ runs: RUNS, share, rates, isLate }))).toBeLessThanOrEqual(0.01);
  },
);

it.each([
  [0.01, 0.03, 400],
  [0.001, 0.03, 150],
])('finds %d -> %d failures within a median of %d views of a canary of 5 %%', (live, canary, most) => {
  const rates = { failures: { live, canary } };
  expect(median(simulateCanaries({ runs: RUNS, share: 0.05, rates }))).toBeLessThanOrEqual(most);
});

it('finds web vitals that are poor twice as often, within a median of 300 measured readers', () => {
  const rates = { poorVitals: { live: 0.1, canary: 0.2 } };
  expect(median(simulateCanaries({ runs: RUNS, share: 0.05, rates }))).toBeLessThanOrEqual(300);
});

it('does not halt canaries that are only worse by half', () => {
  const rates = { failures: { live: 0.01, canary: 0.015 } };
  expect(shareHalted(simulateCanaries({ runs: RUNS, share: 0.05, rates }))).toBeLessThan(0.1);
});
