import { siteDay } from './site-day.ts';

test.each([
  ['late in the evening of the day before, when it is day in London', '2026-03-01T05:30:00Z', '2026-02-28'],
  ['in the minute after midnight', '2026-03-01T06:00:00Z', '2026-03-01'],
  ['in summer time, an hour earlier', '2026-07-01T05:00:00Z', '2026-07-01'],
])('a day is one in Omaha: %s', (_, now, today) => {
  expect(siteDay(new Date(now))).toBe(today);
});
