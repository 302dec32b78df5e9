import type { Period } from '../service/forecast.ts';
import type { Sky } from '../service/sky.ts';
import { omahaTime } from './omaha-time.ts';

export interface DayView {
  /** `2026-11-23`. */
  day: string;
  /** `Today`, `Tuesday`; `Tonight` if the day is over. */
  name: string;
  /** `Nov 23`. */
  date: string;
  high: number | null;
  low: number | null;
  words: string;
  sky: Sky | null;
  precipitation: number | null;
}

const MOST = 7;
/** The rest of a night belongs to the previous day, whose row is gone: only the hours show it. */
export const NOON = 12;

/** Days and the nights that follow them, as rows. */
export function dayViews(periods: readonly Period[], now: number): DayView[] {
  const days = new Map<string, DayView>();
  for (const { start, isDaytime, fahrenheit, words, sky, precipitation } of periods) {
    const { day, weekday, date, isToday, hour } = omahaTime(start, now);
    const known = days.get(day);
    if (isDaytime && !known) {
      const name = isToday ? 'Today' : weekday;
      days.set(day, { day, name, date, high: fahrenheit, low: null, words, sky, precipitation });
    } else if (!isDaytime && known && known.low === null) {
      known.low = fahrenheit;
      known.precipitation = higher(known.precipitation, precipitation);
    } else if (!isDaytime && !known && hour >= NOON) {
      const name = isToday ? 'Tonight' : `${weekday} night`;
      days.set(day, { day, name, date, high: null, low: fahrenheit, words, sky, precipitation });
    }
  }
  return [...days.values()].slice(0, MOST);
}

function higher(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
