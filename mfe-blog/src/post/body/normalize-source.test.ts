import { normalizeSource } from './normalize-source.ts';

describe('tidySource', () => {
  // spec 2 Blog post: Lines trimmed, three or more blank lines become one, except in fenced code
  it("trims each line's edges", () => {
    expect(normalizeSource('  a  \n\t b\t\n      c')).toBe('a\nb\nc');
  });

  it('takes every kind of line end', () => {
    expect(normalizeSource('a \r\n b\r c\n')).toBe('a\nb\nc');
  });

  // spec 2 Blog post: Lines trimmed, three or more blank lines become one, except in fenced code
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 1],
    [7, 1],
  ])('leaves of %i blank lines %i', (before, after) => {
    expect(normalizeSource(`a${'\n  '.repeat(before)}\nb`)).toBe(`a${'\n'.repeat(after)}\nb`);
  });

  // spec 2 Blog post: Lines trimmed, three or more blank lines become one, except in fenced code
  it('keeps white space inside fenced code', () => {
    const code = '```js\n  if (a) {\n\n\n\n    b();  \n  }\n```';
    expect(normalizeSource(code)).toBe(code);
  });

  it('moves an indented fence to the edge, and its lines with it', () => {
    expect(normalizeSource('    ```\n    a\n      b\n  c\n    ```\n    d')).toBe('```\na\n  b\nc\n```\nd');
  });

  // spec 9 Constants: Label limit 999; tabs are 4 columns
  it('counts a tab as four columns', () => {
    expect(normalizeSource('\t```\n    a\n\t\tb\n\t```')).toBe('```\na\n\tb\n```');
    expect(normalizeSource('  ```\n\ta\n  ```')).toBe('```\n  a\n```');
  });

  it('closes a fence only with its own mark, at least as long', () => {
    expect(normalizeSource('````\n```\n  a\n````\n  b')).toBe('````\n```\n  a\n````\nb');
    expect(normalizeSource('~~~\n```\n  a\n~~~\n  b')).toBe('~~~\n```\n  a\n~~~\nb');
  });

  it('knows inline code from a fence', () => {
    expect(normalizeSource('```a``` b\n  c')).toBe('```a``` b\nc');
  });

  it('lets an unclosed fence run to the end', () => {
    expect(normalizeSource('```\n  a\n  b')).toBe('```\n  a\n  b');
  });
});
