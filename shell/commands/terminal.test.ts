import { styleText } from 'node:util';
import { countUp, styleFor, table, oneLine, formatAge, formatMoment } from './terminal.ts';

function written(isTTY: boolean, total: number): string {
  let text = '';
  const count = countUp({ write: (more) => (text += more), isTTY }, 'Files:');
  for (let done = 1; done <= total; done += 1) count(done, total);
  return text;
}

it('counts up in one line of a terminal', () => {
  expect(written(true, 3)).toBe('\rFiles: 1/3\rFiles: 2/3\rFiles: 3/3\n');
});

it('writes a line every few steps elsewhere, and always the last', () => {
  expect(written(false, 23)).toBe('Files: 10/23\nFiles: 20/23\nFiles: 23/23\n');
});

const write = () => {};

it('uses colors for a terminal only, and not with NO_COLOR', () => {
  expect(styleFor({ write, isTTY: true }, {})('red', 'no')).toBe('\u001B[31mno\u001B[39m');
  expect(styleFor({ write }, {})('red', 'no')).toBe('no');
  expect(styleFor({ write, isTTY: true }, { NO_COLOR: '1' })('red', 'no')).toBe('no');
  expect(styleFor({ write, isTTY: true }, { TERM: 'dumb' })('red', 'no')).toBe('no');
});

it('aligns columns, and leaves no spaces at the ends of lines', () => {
  expect(
    table([
      ['release', 'state', 'owner'],
      ['news@1', '', 'News desk'],
      ['b@1', 'live', ''],
    ]),
  ).toBe('release  state  owner\nnews@1          News desk\nb@1      live');
});

it('does not count colors, nor the last cell of a row', () => {
  const red = styleText('red', 'no');
  expect(table([[red, 'x'], ['yes', 'y'], ['a long line of its own']])).toBe(
    `${red}   x\nyes  y\na long line of its own`,
  );
});

it('removes everything that could control a terminal or break a table', () => {
  expect(oneLine(' It\n\tthrew:\u001B[31m red\u001B[0m \u0007\u001B]0;title\u0007bell ')).toBe(
    'It threw: red bell',
  );
});

const NOW = new Date('2026-11-21T12:00:00Z');

it('shows a moment in UTC', () => {
  expect(formatMoment('2026-11-21T10:15:00.123+01:00')).toBe('2026-11-21 09:15:00 UTC');
});

it.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:05:00Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-18T13:00:00Z', '2 days ago'],
])('says how long ago %s was', (moment, age) => {
  expect(formatAge(moment, NOW)).toBe(age);
});
