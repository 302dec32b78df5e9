import { pageHref, readPageNumber } from './page-number.ts';

describe('readPageNumber', () => {
  it.each([null, '', '0', '-1', 'abc', '1e9', '1.5', ' 2', '٣', '0x10', '2,3', '01'])(
    'reads %j as 1',
    (value) => {
      expect(readPageNumber(value)).toBe(1);
    },
  );

  it('reads a positive integer', () => {
    expect(readPageNumber('12')).toBe(12);
  });

  it('keeps huge numbers tellable', () => {
    expect(readPageNumber('9'.repeat(400))).toBe(1_000_000);
  });
});

describe('pageHref', () => {
  it('gives the first page one address only', () => {
    expect(pageHref(1)).toBe('/blog');
    expect(pageHref(2)).toBe('/blog?page=2');
  });
});
