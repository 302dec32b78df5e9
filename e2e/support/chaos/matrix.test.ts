import { ALL_CASES, pairsOf, sample } from './matrix.ts';

const chosen = sample(ALL_CASES);

it('has every fault, remote and moment on each side on which it can be', () => {
  const pairs = (cases: typeof ALL_CASES) => new Set(cases.flatMap(pairsOf));
  expect(pairs(chosen)).toEqual(pairs(ALL_CASES));
});

it('is a small part of all cases, and the same every time', () => {
  expect(chosen.length).toBeLessThan(ALL_CASES.length / 6);
  expect(sample(ALL_CASES)).toEqual(chosen);
});
