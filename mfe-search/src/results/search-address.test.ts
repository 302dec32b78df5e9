import { readSearch, searchHref } from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('a URL contains a complete search', () => {
  const search = { q: 'snow plow', section: 'local-news', when: 'week', page: 3 } as const;
  expect(read(new URL(searchHref(search), 'https://news.example').search)).toEqual(search);
});

test.each(['toString', 'constructor', '__proto__', 'year', ''])('no section and no period is %j', (value) => {
  expect(read(`q=snow&section=${value}&when=${value}`)).toMatchObject({ section: null, when: null });
});

test.each([
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  ['99', 50],
])('page %s is page %i', (page, number) => {
  expect(read(`q=snow&page=${page}`).page).toBe(number);
});

test('a query that is too long ends with a word, not with a space', () => {
  expect(read(`q=${'long '.repeat(80)}`).q).toBe('long '.repeat(40).trim());
});
