import { formatLongDate, formatTime, formatTimeOrDay } from './date.ts';

describe('formatLongDate', () => {
  it.each([
    ['2025-11-21T15:00:00Z', 'November 21, 2025'],
    ['2025-11-21T15:00:00.123+0000', 'November 21, 2025'],
    ['2025-11-21 15:00:00', 'November 21, 2025'],
    ['Fri, 21 Nov 2025 15:00:00 GMT', 'November 21, 2025'],
    ['1 Jan 2025 15:00:00 +0100', 'January 1, 2025'],
  ])('writes %s as %s', (value, text) => {
    expect(formatLongDate(value)).toBe(text);
  });

  it('shows the day it was in Omaha, not in Greenwich', () => {
    expect(formatLongDate('2025-11-21T03:00:00Z')).toBe('November 20, 2025');
    expect(formatLongDate('2025-07-04T04:59:59Z')).toBe('July 3, 2025');
    expect(formatLongDate('2025-07-04T05:00:00Z')).toBe('July 4, 2025');
  });

  it('keeps a calendar day on its day', () => {
    expect(formatLongDate('2025-04-17')).toBe('April 17, 2025');
  });

  it.each([
    '',
    'yesterday',
    'April 17, 2025',
    'Article 5',
    '7',
    '2025-02-30',
    '2025-02-30T10:00:00Z',
    '2025-13-01',
    '2025-11-21T25:00:00Z',
  ])('gives back what is no date: %j', (value) => {
    expect(formatLongDate(value)).toBe(value);
  });
});

describe('formatTimeOrDay', () => {
  it.each([
    ['2025-11-21T12:40:00.000Z', '6:40 a.m.'],
    ['2025-11-21T18:05:00.000Z', '12:05 p.m.'],
    ['2025-11-21T06:00:00.000Z', '12 a.m.'],
    ['2025-11-21T05:59:00.000Z', 'Nov 20'],
    ['2025-11-21', 'Nov 21'],
    ['2025-06-20', 'Jun 20'],
    ['2024-11-21', 'Nov 2024'],
    ['2024-11-01T03:00:00.000Z', 'Oct 2024'],
  ])('writes %s, read on November 21 in Omaha, as %s', (iso, text) => {
    expect(formatTimeOrDay(iso, new Date('2025-11-21T20:00:00Z'))).toBe(text);
  });
});

describe('formatTime', () => {
  it.each([
    ['2025-11-21T12:00:00.000Z', '6 a.m.'],
    ['2025-11-22T00:00:59.000Z', '6 p.m.'],
    ['2025-11-21T16:00:00.000Z', '10 a.m.'],
    ['2025-11-21T18:00:00.000Z', 'noon'],
    ['2025-11-21T06:00:00.000Z', '12 a.m.'],
    ['2025-11-21T06:01:00.000Z', '12:01 a.m.'],
  ])('writes %s as newspapers do: %s', (iso, text) => {
    expect(formatTime(iso)).toBe(text);
  });

  it('has no hour for a day', () => {
    expect(formatTime('2025-11-21')).toBeNull();
  });
});
