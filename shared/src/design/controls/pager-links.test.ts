import { pagerLinks } from './pager-links.ts';

function numbersOf(current: number, count: number): number[] {
  return pagerLinks(current, count, String).pages.map(({ number }) => number);
}

describe('pagerLinks', () => {
  // spec 2 Blog listing: Previous, Next and up to 7 page numbers in a window that follows the current page
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 6, 7]],
    [4, 8, [1, 2, 3, 4, 5, 6, 7]],
    [5, 8, [2, 3, 4, 5, 6, 7, 8]],
    [8, 8, [2, 3, 4, 5, 6, 7, 8]],
    [1, 13, [1, 2, 3, 4, 5, 6, 7]],
    [9, 13, [6, 7, 8, 9, 10, 11, 12]],
    [13, 13, [7, 8, 9, 10, 11, 12, 13]],
    [50, 100, [47, 48, 49, 50, 51, 52, 53]],
    [98, 100, [94, 95, 96, 97, 98, 99, 100]],
  ])('page %i of %i', (current, count, numbers) => {
    expect(numbersOf(current, count)).toEqual(numbers);
  });

  it('always contains the current page and never more than seven pages', () => {
    for (let count = 1; count <= 30; count += 1)
      for (let current = 1; current <= count; current += 1) {
        const numbers = numbersOf(current, count);
        expect(numbers).toContain(current);
        expect(numbers).toHaveLength(Math.min(7, count));
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(count);
      }
  });
});
