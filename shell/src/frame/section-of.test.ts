import { sectionOf } from './section-of.ts';

test.each([
  ['/blog/how-we-count', '/blog'],
  ['/article/local-news-1a2b3c', '/local-news'],
  ['/article/arts-culture-4', '/arts-culture'],
  ['/blog', null],
  ['/local-news', null],
  ['/article/weather-4', null],
  ['/', null],
])('%s stands under %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section);
});
