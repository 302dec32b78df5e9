import { pagerView, pagerWindow } from './pager-view.ts';

describe('pagerView', () => {
  // spec 9 Constants: Blog page size 10; pager only with more than one page
  it('is there only when there is more than one page', () => {
    expect(pagerView(1, 0)).toBeNull();
    expect(pagerView(1, 10)).toBeNull();
    expect(pagerView(1, 11)).not.toBeNull();
  });

  it('leads one page back and one on', () => {
    const pager = pagerView(2, 25);
    expect(pager).toMatchObject({
      previous: '/blog',
      next: '/blog?page=3',
      text: 'Page 2 of 3 (25 total articles)',
    });
    expect(pager?.pages.filter((page) => page.current).map((page) => page.number)).toEqual([2]);
  });

  it('has no way back from the first page and none on from the last', () => {
    expect(pagerView(1, 25)?.previous).toBeNull();
    expect(pagerView(3, 25)?.next).toBeNull();
  });

  it('leads back to the last page from beyond the end', () => {
    const pager = pagerView(99, 25);
    expect(pager).toMatchObject({
      previous: '/blog?page=3',
      next: null,
      text: '3 pages (25 total articles)',
    });
    expect(pager?.pages.some((page) => page.current)).toBe(false);
  });
});

describe('pagerWindow', () => {
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
    expect(pagerWindow(current, count)).toEqual(numbers);
  });

  it('always holds the current page and never more than seven', () => {
    for (let count = 1; count <= 30; count += 1)
      for (let current = 1; current <= count; current += 1) {
        const numbers = pagerWindow(current, count);
        expect(numbers).toContain(current);
        expect(numbers).toHaveLength(Math.min(7, count));
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(count);
      }
  });
});
