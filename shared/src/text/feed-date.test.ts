import { cpuTime } from '../testing/cpu-time.ts';
import { readFeedDate } from './feed-date.ts';

const SIX_IN_OMAHA = '2025-11-21T12:00:00.000Z';

describe('readFeedDate', () => {
  it.each([
    'Fri, 21 Nov 2025 06:00:00 -0600',
    'Fri, 21 Nov 2025 12:00:00 GMT',
    'Fri, 21 Nov 2025 12:00:00 +0000 (UTC)',
    'Fri, 21 Nov 2025 06:00:00 CST',
    'Fri, 21 Nov 2025 07:00:00 EST',
    'Fri, 21 Nov 2025 12:00 UT',
    '21 Nov 2025 06:00:00 -06:00',
    'Monday, 21 Nov 2025 06:00:00 -0600',
    'Freitag, 21 Nov 2025 06:00:00 -0600',
    'Fri,21 Nov 2025 06:00:00 -0600',
    'Fri 21 November 2025 06:00:00 -0600',
    'fri, 21 nov 25 06:00:00 -0600',
    'Fri, 21-NOV-2025 12:00:00 GMT',
    'Fri, 21 Nov 2025 6:00 am CST',
    'Fri, 21 Nov 2025 12:00 p.m. GMT',
    'Fri, 21 Nov 2025 14:00:00 GMT+2',
    'Nov 21, 2025 6:00 AM CST',
    'Friday, November 21st, 2025 at 6:00 AM CST',
    'Fri Nov 21 06:00:00 CST 2025',
    ' Fri,\n 21  Nov 2025\t06:00:00 -0600 ',
    '2025-11-21T12:00:00Z',
    '2025-11-21t12:00:00z',
    '2025-11-21T06:00:00.000-06:00',
    '2025-11-21T06:00-0600',
    '2025-11-21T06:00:00-06',
    '2025-11-21 12:00:00 UTC',
    '2025-11-21 06:00:00 -0600',
    '2025/11/21 12:0:0 GMT',
    '20251121T120000Z',
  ])('reads %s', (value) => {
    expect(readFeedDate(value)?.iso).toBe(SIX_IN_OMAHA);
  });

  it.each([
    ['Sun, 7 Sept 2025 06:00:00 GMT', '2025-09-07T06:00:00.000Z'],
    ['Thu, 1 Jan 98 01:00:00 GMT', '1998-01-01T01:00:00.000Z'],
    ['Fri, 21 Nov 2025 12:00 AM GMT', '2025-11-21'],
    ['Fri, 21 Nov 2025 00:00:01 GMT', '2025-11-21T00:00:01.000Z'],
    ['Wed, 31 Dec 2025 24:00:00 GMT', '2026-01-01T00:00:00.000Z'],
    ['Sat, 28 Feb 2026 23:59:60 GMT', '2026-03-01T00:00:00.000Z'],
    ['Fri, 21 Nov 2025 12:30 AM GMT', '2025-11-21T00:30:00.000Z'],
  ])('reads %s as %s', (value, iso) => {
    expect(readFeedDate(value)?.iso).toBe(iso);
  });

  it.each([
    '2025-11-21',
    '20251121',
    '2025/11/21 23:30:00',
    '21 Nov 2025',
    'November 21, 2025',
    '2025-11-21T23:30:00',
    'Fri, 21 Nov 2025 23:30:00',
    'Fri, 21 Nov 2025 23:30:00 ET',
    'Fri, 21 Nov 2025 23:30:00 XYZ',
    'Fri, 21 Nov 2025 25:61:00 GMT',
    'Fri, 21 Nov 2025 10:00:00 +9900',
    // Publishers who have only days write midnight, of their zone or of UTC.
    'Fri, 21 Nov 2025 00:00:00 GMT',
    'Fri, 21 Nov 2025 00:00 EST',
    '2025-11-21T00:00:00.000Z',
    '2025-11-21T00:00:00-05:00',
  ])('keeps only the day of %s, because the instant is not certain', (value) => {
    expect(readFeedDate(value)?.iso).toBe('2025-11-21');
  });

  it.each([
    'soon',
    'Fri, 31 Feb 2025 06:00:00 GMT',
    '2025-13-01T00:00:00Z',
    '21 Foo 2025',
    '1763726400',
    '11/21/2025',
  ])('keeps %j as written when nobody can tell what it means', (raw) => {
    expect(readFeedDate(raw)).toEqual({ iso: null, raw });
  });

  it.each([
    undefined,
    '',
    ' \n ',
    '0001-01-01T00:00:00Z',
    'Mon, 30 Nov -0001 00:00:00 +0000',
    '0000-00-00 00:00:00',
    'x'.repeat(61),
  ])('takes %j for no date', (value) => {
    expect(readFeedDate(value)).toBeNull();
  });

  it('is done soon with hostile text', async () => {
    const spent = await cpuTime(() => {
      for (const piece of ['a ', '1 ', '1:', ',', ' ', '(']) readFeedDate(piece.repeat(30));
      readFeedDate(' '.repeat(1_000_000));
    });
    expect(spent).toBeLessThan(500);
  });
});
