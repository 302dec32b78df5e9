import { formatAge, formatMoment } from './when.ts';

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
