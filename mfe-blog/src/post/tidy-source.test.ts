import { tidySource } from './tidy-source.ts';

describe('tidySource', () => {
  it("trims each line's edges", () => {
    expect(tidySource('  a  \n\t b\t\n      c')).toBe('a\nb\nc');
  });

  it('takes every kind of line end', () => {
    expect(tidySource('a \r\n b\r c\n')).toBe('a\nb\nc');
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 1],
    [7, 1],
  ])('leaves of %i blank lines %i', (before, after) => {
    expect(tidySource(`a${'\n  '.repeat(before)}\nb`)).toBe(`a${'\n'.repeat(after)}\nb`);
  });

  it('keeps white space inside fenced code', () => {
    const code = '```js\n  if (a) {\n\n\n\n    b();  \n  }\n```';
    expect(tidySource(code)).toBe(code);
  });

  it('moves an indented fence to the edge, and its lines with it', () => {
    expect(tidySource('    ```\n    a\n      b\n  c\n    ```\n    d')).toBe('```\na\n  b\nc\n```\nd');
  });

  it('counts a tab as four columns', () => {
    expect(tidySource('\t```\n    a\n\t\tb\n\t```')).toBe('```\na\n\tb\n```');
    expect(tidySource('  ```\n\ta\n  ```')).toBe('```\n  a\n```');
  });

  it('closes a fence only with its own mark, at least as long', () => {
    expect(tidySource('````\n```\n  a\n````\n  b')).toBe('````\n```\n  a\n````\nb');
    expect(tidySource('~~~\n```\n  a\n~~~\n  b')).toBe('~~~\n```\n  a\n~~~\nb');
  });

  it('knows inline code from a fence', () => {
    expect(tidySource('```a``` b\n  c')).toBe('```a``` b\nc');
  });

  it('lets an unclosed fence run to the end', () => {
    expect(tidySource('```\n  a\n  b')).toBe('```\n  a\n  b');
  });
});
