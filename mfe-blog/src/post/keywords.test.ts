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

it('ends where a list has no end', () => {
  expect(readKeywords(Array.from({ length: 1000 }, (_, i) => `word ${i}`))).toHaveLength(30);
});
