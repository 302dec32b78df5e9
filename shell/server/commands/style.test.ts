import { styleFor } from './style.ts';

const write = () => {};

it('colours for a terminal only, and not where NO_COLOR is set', () => {
  expect(styleFor({ write, isTTY: true }, {})('red', 'no')).toBe('\u001B[31mno\u001B[39m');
  expect(styleFor({ write }, {})('red', 'no')).toBe('no');
  expect(styleFor({ write, isTTY: true }, { NO_COLOR: '1' })('red', 'no')).toBe('no');
  expect(styleFor({ write, isTTY: true }, { TERM: 'dumb' })('red', 'no')).toBe('no');
});
