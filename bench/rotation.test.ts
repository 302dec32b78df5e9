import { rotate } from './rotation.ts';

it('nobody is always first, nor always behind the same', () => {
  expect([0, 1, 2, 3].map((round) => rotate(round, ['a', 'b', 'c']).join(''))).toEqual([
    'abc',
    'acb',
    'cab',
    'cba',
  ]);
});

it('nobody at all is no mistake', () => {
  expect(rotate(2, [])).toEqual([]);
});
