export interface SampleHour {
  start: Date;
  /** Omaha's clock, as the weather service writes it: `2026-11-23T06:00:00-06:00`. */
  written: string;
  /** The day in Omaha: `2026-11-23`. */
  day: string;
  isDaytime: boolean;
  fahrenheit: number;
  words: string;
  /** Percent. */
  precipitation: number;
  wind: string;
  windDirection: string;
}

const HOUR_MS = 3_600_000;

/** Usual highs and lows of Omaha by month, in degrees Fahrenheit (climate normals 1991 to 2020, rounded). */
const USUAL: readonly (readonly [high: number, low: number])[] = [
  [34, 14],
  [39, 18],
  [52, 29],
  [64, 40],
  [74, 52],
  [84, 62],
  [88, 67],
  [86, 65],
  [79, 55],
  [66, 42],
  [51, 29],
  [38, 19],
];

interface SampleDay {
  /** Degrees above the usual. */
  warmer: number;
  /** By day and by night; `wet` says rain, or snow where it is cold. */
  words: readonly [day: string, night: string] | 'wet' | 'stormy';
  precipitation: number;
  wind: string;
  windDirection: string;
}

/** A week, starting today. */
const WEEK: readonly SampleDay[] = [
  {
    warmer: 2,
    words: ['Partly Sunny', 'Mostly Clear'],
    precipitation: 5,
    wind: '15 to 20 mph',
    windDirection: 'NW',
  },
  {
    warmer: 6,
    words: ['Sunny', 'Partly Cloudy'],
    precipitation: 0,
    wind: '5 to 10 mph',
    windDirection: 'S',
  },
  { warmer: -1, words: 'wet', precipitation: 60, wind: '10 mph', windDirection: 'E' },
  { warmer: -8, words: 'stormy', precipitation: 80, wind: '10 to 15 mph', windDirection: 'N' },
  {
    warmer: -5,
    words: ['Mostly Cloudy', 'Cloudy'],
    precipitation: 15,
    wind: '5 mph',
    windDirection: 'NW',
  },
  {
    warmer: 1,
    words: ['Patchy Fog', 'Mostly Clear'],
    precipitation: 0,
    wind: '5 mph',
    windDirection: 'SW',
  },
  { warmer: 4, words: ['Mostly Sunny', 'Clear'], precipitation: 0, wind: '10 mph', windDirection: 'S' },
];

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** The hours, starting with the current one. */
export function sampleHours(now: Date, count: number): SampleHour[] {
  const first = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const days: string[] = [];
  return Array.from({ length: count }, (_, i) => {
    const start = new Date(first + i * HOUR_MS);
    const { day, hour, written } = onClock(start);
    if (days.at(-1) !== day) days.push(day);
    const plan = WEEK[(days.length - 1) % WEEK.length] as SampleDay;
    const [high, low] = USUAL[Number(day.slice(5, 7)) - 1] as readonly [number, number];
    // Warmest at three in the afternoon.
    const share = (1 + Math.cos(((hour - 15) / 12) * Math.PI)) / 2;
    const fahrenheit = Math.round(low + (high - low) * share + plan.warmer);
    const isDaytime = hour >= 6 && hour < 18;
    return {
      start,
      written,
      day,
      isDaytime,
      fahrenheit,
      words: wordsOf(plan, isDaytime, (high + low) / 2 + plan.warmer < 36),
      precipitation: plan.precipitation,
      wind: plan.wind,
      windDirection: plan.windDirection,
    };
  });
}

function wordsOf({ words }: SampleDay, isDaytime: boolean, isCold: boolean): string {
  if (words === 'wet') return isCold ? 'Chance Light Snow' : 'Chance Rain Showers';
  if (words === 'stormy') return isCold ? 'Snow Likely' : 'Showers And Thunderstorms Likely';
  return words[isDaytime ? 0 : 1];
}

/** Omaha's local time at an instant. */
export function onClock(instant: Date): { day: string; hour: number; written: string } {
  const parts = Object.fromEntries(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  const offset = parts['timeZoneName']?.replace('GMT', '') ?? '';
  return { day, hour: Number(parts['hour']), written: `${day}T${parts['hour']}:00:00${offset}` };
}
