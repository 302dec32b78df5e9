import { namedSearch } from './named-search.ts';

it.each([
  ['', ['q'], ''],
  ['?', ['q'], ''],
  ['?utm_source=x&fbclid=y', ['q'], ''],
  ['?utm_source=x&q=radio%20hours', ['q'], '?q=radio+hours'],
  ['?q=one&q=two', ['q'], '?q=one'],
  ['?b=2&a=1', ['a', 'b'], '?a=1&b=2'],
  ['?q=', ['q'], '?q='],
  ['?q=radio', [], ''],
])('%j with the parameters %j becomes %j', (search, names, kept) => {
  expect(namedSearch(search, names)).toBe(kept);
});
