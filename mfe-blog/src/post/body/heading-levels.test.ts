import { headingLevels } from './heading-levels.ts';

it.each([
  [
    [1, 2, 3],
    ['h2', 'h3', 'h4'],
  ],
  [
    [2, 3, 2],
    ['h2', 'h3', 'h2'],
  ],
  [
    [4, 6, 4],
    ['h2', 'h3', 'h2'],
  ],
  [
    [1, 4, 3, 2],
    ['h2', 'h3', 'h3', 'h3'],
  ],
  [
    [3, 1, 2],
    ['h2', 'h2', 'h3'],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'],
  ],
])('levels %j become %j', (levels, tags) => {
  expect(levels.map(headingLevels(1))).toEqual(tags);
});
