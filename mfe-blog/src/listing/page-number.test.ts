import { pageHref, readPageNumber } from './page-number.ts';

describe('readPageNumber', () => {
  it.each([null, '', 'abc', '1e9', '1.5', ' 2', '٣', '0x10', '2,3', '01', '-', '--1', '-0'])(
    'reads %j as 1',
    (value) => {
      expect(readPageNumber(value)).toBe(1);
    },
  );

  it('reads a positive integer', () => {
    expect(readPageNumber('12')).toBe(12);
    expect(readPageNumber('999999')).toBe(999_999);
  });

  it.each(['0', '-1', '-1000000', '1000000', '9'.repeat(400)])('knows no page %s', (value) => {
    expect(readPageNumber(value)).toBeNull();
  });
});

describe('pageHref', () => {
  it('gives the first page one address only', () => {
    expect(pageHref(1)).toBe('/blog');
    expect(pageHref(2)).toBe('/blog?page=2');
  });
});
