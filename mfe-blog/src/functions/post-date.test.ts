import { readPostDate } from './post-date.ts';

it.each([
  ['2025-11-21', '2025-11-21', null],
  ['2025-11-21T15:00:00Z', '2025-11-21T15:00:00Z', '9 a.m.'],
  ['2025-11-21T15:00-06:00', '2025-11-21T15:00-06:00', '3 p.m.'],
  ['2025-11-21 15:00:00 +0100', '2025-11-21T15:00:00+0100', '8 a.m.'],
])('reads %s', (value, iso, time) => {
  expect(readPostDate(value)).toEqual({ iso, text: 'November 21, 2025', time });
});

it.each([
  ['2025-11-21 15:00:00', '2025-11-21T15:00:00Z'],
  ['2025-11-21T15:00:00.000', '2025-11-21T15:00:00.000Z'],
  ['2025-11-21T15:00', '2025-11-21T15:00Z'],
])('takes %s for UTC, as its text does, and names no hour', (value, iso) => {
  expect(readPostDate(value)).toEqual({ iso, text: 'November 21, 2025', time: null });
});

it('shows a value that is not a date unchanged', () => {
  expect(readPostDate('last spring')).toEqual({ iso: null, text: 'last spring', time: null });
  expect(readPostDate('')).toBeNull();
});
