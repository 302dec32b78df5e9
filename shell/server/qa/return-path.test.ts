import { returnPath } from './qa-routes.ts';

describe('returnPath', () => {
  it.each(['/', '/local-news', '/blog?page=2', '/faq#delivery', '/article/local-news-%2F%5C'])(
    'goes back to %s',
    (path) => expect(returnPath(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'local-news',
    '',
    '/_qa/off',
    `/${'a'.repeat(3000)}`,
    ['/a', '/b'],
    undefined,
  ])('goes to the front page instead of %j', (path) => expect(returnPath(path)).toBe('/'));
});
