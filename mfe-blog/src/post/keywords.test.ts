import { readKeywords } from './keywords.ts';

it.each([
  ['a, b ,c', ['a', 'b', 'c']],
  [
    ['a', ' b '],
    ['a', 'b'],
  ],
  ['a,,a, ', ['a']],
  [['a', 1, null], ['a']],
  ['', []],
  [undefined, []],
  [null, []],
  [7, []],
  [{ a: 1 }, []],
])('reads %j as %j', (value, words) => {
  expect(readKeywords(value)).toEqual(words);
});
