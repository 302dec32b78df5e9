import { parseDuration } from './duration.ts';

it.each([
  ['1m', 60_000],
  ['30m', 1_800_000],
  ['2h', 7_200_000],
  ['3d', 259_200_000],
  ['7d', 604_800_000],
  ['168h', 604_800_000],
])('reads %s', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

it.each(['', '2', 'h', '0m', '-1h', '1.5h', '2 h', '2y', '8d', '169h', '10081m', '999999m', '2h30m'])(
  'refuses %j and says how to write one',
  (text) => {
    expect(() => parseDuration(text)).toThrow(`"${text}" is no duration. Write it like 30m, 2h or 3d`);
  },
);
