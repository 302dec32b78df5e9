import { ALL_CASES, pairsOf, sample } from './matrix.ts';

const chosen = sample(ALL_CASES);

it('the matrix has every fault, remote and moment on each side where it is possible', () => {
  const pairs = (cases: typeof ALL_CASES) => new Set(cases.flatMap(pairsOf));
  expect(pairs(chosen)).toEqual(pairs(ALL_CASES));
});

it('the sample is a small part of all cases, and is always the same', () => {
  expect(chosen.length).toBeLessThan(ALL_CASES.length / 6);
  expect(sample(ALL_CASES)).toEqual(chosen);
});
