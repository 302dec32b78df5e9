import { closest } from './closest.ts';

it('ranks by the smallest difference from what was typed, then by common prefix', () => {
  const known = ['0.1.0-9edeebeb', '0.1.0-1a2b3c4d', '2.0.0', '0.1.0-1a2b3c4e.11112222'];
  expect(closest('0.1.0-1a2b3c4', known)).toEqual([
    '0.1.0-1a2b3c4d',
    '0.1.0-1a2b3c4e.11112222',
    '0.1.0-9edeebeb',
  ]);
  expect(closest('nesw', ['blog', 'news', 'media'])[0]).toBe('news');
});

it('returns no more than there are', () => {
  expect(closest('x', [])).toEqual([]);
});
