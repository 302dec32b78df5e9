import { frameFacts, secondsOfToday } from './frame-facts.ts';

test.each([
  // Central Standard Time, six hours behind UTC.
  ['2027-01-01T05:59:58Z', 'Thursday, December 31, 2026', 2],
  ['2027-01-01T06:00:00Z', 'Friday, January 1, 2027', 86_400],
  // The last minutes of the days on which clocks change.
  ['2027-03-15T04:59:00Z', 'Sunday, March 14, 2027', 60],
  ['2026-11-02T05:59:00Z', 'Sunday, November 1, 2026', 60],
])('at %s it is %s for %s more seconds', (at, today, seconds) => {
  const now = new Date(at);
  expect(frameFacts(now).today).toBe(today);
  expect(secondsOfToday(now)).toBe(seconds);
});
