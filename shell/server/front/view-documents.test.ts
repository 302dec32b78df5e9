import { isUnbounded } from './view-documents.ts';

it.each([
  ['/', '/', 200, false],
  ['/local-news', '/local-news', 200, false],
  ['/article/a-story-1', '/article/:id', 200, false],
  ['/article/none', '/article/:id', 404, true],
  ['/article/%61-story-1', '/article/:id', 200, true],
  ['/ARTICLE/a-story-1', '/article/:id', 200, true],
  ['/article/a-story-1/', '/article/:id', 200, true],
  ['/article/a-story-1////', '/article/:id', 200, true],
  ['/x/../article/a-story-1', '/article/:id', 200, true],
  ['/article/..', '/article/:id', 200, true],
  ['/LOCAL-news', '/local-news', 200, true],
  ['/local-new%73', '/local-news', 200, true],
  ['/faq?q=radio', '/faq', 200, true],
  ['/no-such-page', null, 404, true],
])('%s of %s with status %d: %s', (address, pattern, status, unbounded) => {
  expect(isUnbounded(address, { status, pattern })).toBe(unbounded);
});
