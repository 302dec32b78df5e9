import { formatTime } from '@meadowlark/shared/text/date.ts';
import type { Period } from '../service/forecast.ts';
import type { Sky } from '../service/sky.ts';

export interface HourView {
  iso: string;
  /** `7 a.m.`, `Noon`; the first is `Now`. */
  text: string;
  fahrenheit: number | null;
  words: string;
  sky: Sky | null;
  precipitation: number | null;
  wind: string | null;
}

const NOW = 'Now';
/** Fills one, two or three rows of a page. */
const MOST = 12;

/** The current hour. The first hour may be later, if the service omits the current one. */
export function hourOfNow(hours: readonly HourView[] | null): HourView | undefined {
  return hours?.find(({ text }) => text === NOW);
}

export function hourViews(periods: readonly Period[], now: number): HourView[] {
  return periods.slice(0, MOST).map(({ start, fahrenheit, words, sky, precipitation, wind }) => {
    const iso = new Date(start).toISOString();
    const hour = formatTime(iso) ?? '';
    return {
      iso,
      text: start <= now ? NOW : `${hour.charAt(0).toUpperCase()}${hour.slice(1)}`,
      fahrenheit,
      words,
      sky,
      precipitation,
      wind,
    };
  });
}
