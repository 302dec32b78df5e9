import type { Period } from '../service/forecast.ts';
import type { Sky } from '../service/sky.ts';
import { omahaTime } from './omaha-time.ts';

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

/** As many as fill one, two or three rows of a page. */
const MOST = 12;

/** `12 a.m.` is either. */
const NAMED: Readonly<Record<string, string>> = { '12 a.m.': 'Midnight', '12 p.m.': 'Noon' };

export function hourViews(periods: readonly Period[], now: number): HourView[] {
  return periods.slice(0, MOST).map(({ start, fahrenheit, words, sky, precipitation, wind }) => {
    const { view } = omahaTime(start, now);
    // `7:00 a.m. Tuesday` is `7 a.m.` in a row of hours.
    const hour = view.text.replace(':00', '').replace(/(?<=m\.) .*/, '');
    return {
      iso: view.iso,
      text: start <= now ? 'Now' : (NAMED[hour] ?? hour),
      fahrenheit,
      words,
      sky,
      precipitation,
      wind,
    };
  });
}
