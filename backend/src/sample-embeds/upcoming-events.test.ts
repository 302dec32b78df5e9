import { upcomingEvents } from './upcoming-events.ts';

test('each day of three weeks has its own events, across the night on which the clocks change', () => {
  const days = upcomingEvents('2026-03-05', 21);
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 21 }, (_, i) => `2026-03-${String(i + 5).padStart(2, '0')}`),
  );
  for (const { date, events } of days) {
    expect(events.map(({ weekday }) => weekday)).toEqual(events.map(() => new Date(date).getUTCDay()));
    expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).toSorted());
  }
});

test('monthly and seasonal events appear only at their time', () => {
  const datesOf = (title: string, year: number) =>
    upcomingEvents(`${year}-01-01`, 365).flatMap(({ date, events }) =>
      events.some((event) => event.title === title) ? [date] : [],
    );
  expect(datesOf('Poets at the counter', 2026).slice(0, 4)).toEqual([
    '2026-01-07',
    '2026-02-04',
    '2026-03-04',
    '2026-04-01',
  ]);
  const market = datesOf('Farmers market', 2026);
  expect([market[0], market.at(-1)]).toEqual(['2026-05-02', '2026-10-31']);
});
