import { pagerView } from './pager-view.ts';

describe('pagerView', () => {
  // spec 9 Constants: Blog page size 10; pager only with more than one page
  it('is there only when there is more than one page', () => {
    expect(pagerView(1, 0)).toBeNull();
    expect(pagerView(1, 10)).toBeNull();
    expect(pagerView(1, 11)).not.toBeNull();
  });

  it('links to the previous and the next page', () => {
    const pager = pagerView(2, 25);
    expect(pager).toMatchObject({
      previous: '/blog',
      next: '/blog?page=3',
      text: 'Page 2 of 3 (25 total articles)',
    });
    expect(pager?.pages.filter((page) => page.current).map((page) => page.number)).toEqual([2]);
  });

  it('has no previous link on the first page and no next link on the last', () => {
    expect(pagerView(1, 25)?.previous).toBeNull();
    expect(pagerView(3, 25)?.next).toBeNull();
  });

  it('links to the last page from beyond the end', () => {
    const pager = pagerView(99, 25);
    expect(pager).toMatchObject({
      previous: '/blog?page=3',
      next: null,
      text: '3 pages (25 total articles)',
    });
    expect(pager?.pages.some((page) => page.current)).toBe(false);
  });
});
