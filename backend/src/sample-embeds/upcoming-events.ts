import { REGULAR_EVENTS, type RegularEvent } from './regular-events.ts';

export interface EventDay {
  /** `2026-03-01`. */
  date: string;
  events: readonly RegularEvent[];
}

const DAY_MS = 86_400_000;

/** The days with events, beginning with `today`. */
export function upcomingEvents(today: string, days: number): EventDay[] {
  // In UTC, where all days have the same length.
  const first = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, i) => new Date(first + i * DAY_MS))
    .map((day) => ({
      date: day.toISOString().slice(0, 10),
      events: REGULAR_EVENTS.filter((event) => isOn(event, day)).toSorted((a, b) =>
        a.time.localeCompare(b.time),
      ),
    }))
    .filter(({ events }) => events.length > 0);
}

function isOn({ weekday, weeks, months }: RegularEvent, day: Date): boolean {
  const week = Math.ceil(day.getUTCDate() / 7);
  return (
    day.getUTCDay() === weekday &&
    (weeks === undefined || weeks.includes(week)) &&
    (months === undefined || months.includes(day.getUTCMonth() + 1))
  );
}
