import {
  halting,
  isDoubtful,
  updateTest,
  newSums,
  newCanaryTest,
  describeFinding,
  type Signal,
} from './canary-test.ts';

/** Sums with these cases and bad cases of a signal. */
const sums = (signal: Signal, cases: number, bad: number) => ({ ...newSums(), [signal]: { cases, bad } });

function judged(signal: Signal, live: [number, number], canary: [number, number]) {
  return updateTest(newCanaryTest(), { live: sums(signal, ...live), canary: sums(signal, ...canary) });
}

describe('a canary', () => {
  it('is halted if it is clearly worse, and says why with the counts of both arms', () => {
    const canaryTest = judged('failures', [1900, 19], [100, 9]);
    const against = halting(canaryTest);
    expect(against).toMatchObject({ signal: 'failures', limit: 160 });
    expect(against && describeFinding(against)).toMatch(
      /^9 of 100 renderings of the canary failed \(9 %\), against 19 of 1900 of the live edition at the same time \(1 %\): \d+ to 1 that the canary is worse, limit 160$/,
    );
  });

  it.each([
    ['fails as the live edition does', [1900, 950], [100, 50]],
    ['has no live edition to be compared with', [0, 0], [100, 100]],
    ['has too few views', [1900, 0], [9, 9]],
    ['failed three times only', [100_000, 0], [1000, 3]],
  ] as const)('goes on if it %s', (_, live, canary) => {
    expect(halting(judged('failures', [...live], [...canary]))).toBeNull();
  });

  it('does not count faults of both arms at the same time as evidence', () => {
    // A feed is down for the second thousand views, while the canary's share has grown from 5 to 50 %.
    const before = { live: sums('failures', 950, 0), canary: sums('failures', 50, 0) };
    const after = { live: sums('failures', 1450, 450), canary: sums('failures', 550, 450) };
    expect(isDoubtful(updateTest(updateTest(newCanaryTest(), before), after))).toBe(false);
    expect(isDoubtful(updateTest(newCanaryTest(), after))).toBe(true);
  });

  it('is halted within 2,000 views if it turns bad after 20,000 good ones', () => {
    let [canaryTest, live, canary, badOfLive, badOfCanary] = [newCanaryTest(), 0, 0, 0, 0];
    const next = (bad: number) => {
      [live, canary, badOfLive, badOfCanary] = [live + 1900, canary + 100, badOfLive + 19, badOfCanary + bad];
      canaryTest = updateTest(canaryTest, {
        live: sums('failures', live, badOfLive),
        canary: sums('failures', canary, badOfCanary),
      });
    };
    for (let i = 0; i < 200; i += 1) next(1);
    expect(halting(canaryTest)).toBeNull();
    for (let i = 0; i < 20; i += 1) next(3);
    expect(halting(canaryTest)?.signal).toBe('failures');
  });

  it('forgets nothing when sums shrink, for example if a server has left', () => {
    const canaryTest = updateTest(newCanaryTest(), {
      live: sums('failures', 950, 9),
      canary: sums('failures', 50, 3),
    });
    const shrunk = updateTest(canaryTest, {
      live: sums('failures', 400, 2),
      canary: sums('failures', 20, 0),
    });
    expect(shrunk).toEqual(canaryTest);
  });
});
