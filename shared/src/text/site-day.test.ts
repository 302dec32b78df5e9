import { addDays, siteDay, startOfSiteDay } from './site-day.ts';

test.each([
  ['late in the evening of the day before, when it is day in London', '2026-03-01T05:30:00Z', '2026-02-28'],
  ['in the minute after midnight', '2026-03-01T06:00:00Z', '2026-03-01'],
  ['in summer time, an hour earlier', '2026-07-01T05:00:00Z', '2026-07-01'],
])('a day is one in Omaha: %s', (_, now, today) => {
  expect(siteDay(new Date(now))).toBe(today);
});

test.each([
  ['2026-11-22', '2026-11-22T06:00:00.000Z'],
  ['2026-07-01', '2026-07-01T05:00:00.000Z'],
  // Daylight saving time changes at 2 a.m. on these days.
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2027-03-14', '2027-03-14T06:00:00.000Z'],
])('%s begins at %s', (day, start) => {
  expect(startOfSiteDay(day)).toBe(start);
});

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-11-02', -1, '2026-11-01'],
])('%s and %d days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});
