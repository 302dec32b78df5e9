import { ALL_CASES, pairsOf, pairwise } from './matrix.ts';

const sample = pairwise(ALL_CASES);

it('meets every pair that all cases have', () => {
  const pairs = (cases: readonly object[]) => new Set(cases.flatMap(pairsOf));
  expect(pairs(sample)).toEqual(pairs(ALL_CASES));
});

it('is a small part of all cases, and the same every time', () => {
  expect(sample.length).toBeLessThan(ALL_CASES.length / 2.5);
  expect(pairwise(ALL_CASES)).toEqual(sample);
});

it('has every fault on each side on which it can be made', () => {
  const sides = (cases: typeof ALL_CASES) => new Set(cases.map(({ fault, side }) => `${fault}, ${side}`));
  expect(sides(sample)).toEqual(sides(ALL_CASES));
});
