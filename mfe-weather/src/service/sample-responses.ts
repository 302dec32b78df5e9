/* Responses of the services, for situations and tests, dated from `now` on as theirs are. */

const HOUR_MS = 3_600_000;

export const POINT = { properties: { gridId: 'OAX', gridX: 84, gridY: 60 } };

/** One description for each kind of sky, and descriptions that match none. */
const SKIES = [
  'Sunny',
  'Mostly Sunny',
  'Mostly Cloudy',
  'Patchy Fog',
  'Chance Rain Showers',
  'Showers And Thunderstorms Likely',
  'Snow Likely',
  'Freezing Drizzle',
  'Breezy',
  'Hot',
];

export function hourly(now: number, count = 156): object {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS;
  return forecast(
    now,
    Array.from({ length: count }, (_, i) => ({
      ...period(first + i * HOUR_MS, HOUR_MS),
      isDaytime: i % 24 < 12,
      temperature: 40 + (i % 24),
      shortForecast: SKIES[i % SKIES.length],
    })),
  );
}

/** Half-days from six in the morning in Omaha, in winter. */
export function halfDays(now: number): object {
  const morning = Math.floor(now / (24 * HOUR_MS)) * 24 * HOUR_MS + 12 * HOUR_MS;
  return forecast(
    now,
    Array.from({ length: 16 }, (_, i) => ({
      ...period(morning + (i - 2) * 12 * HOUR_MS, 12 * HOUR_MS),
      isDaytime: i % 2 === 0,
      temperature: i % 2 === 0 ? 52 - i : 31 - i,
      shortForecast: SKIES[i % SKIES.length],
      detailedForecast:
        'Patchy fog before nine. Otherwise mostly sunny, with a high near 52. Northwest wind.',
    })),
  );
}

export function alerts(...changes: object[]): object {
  const ends = new Date(Date.now() + 8 * HOUR_MS).toISOString();
  return {
    type: 'FeatureCollection',
    features: changes.map((change) => ({
      properties: {
        event: 'Wind Advisory',
        headline: 'Wind Advisory issued November 23 at 3:10AM CST by NWS Omaha/Valley NE',
        areaDesc: 'Douglas, NE; Sarpy, NE',
        severity: 'Moderate',
        status: 'Actual',
        messageType: 'Alert',
        ends,
        expires: ends,
        description: '* WHAT...Northwest winds 25 to 35\nmph.\n\n* WHERE...Eastern Nebraska.',
        instruction: 'Secure outdoor objects.',
        ...change,
      },
    })),
  };
}

export function gauge(now: number, feet: number): object {
  return {
    name: 'Missouri River at Omaha',
    status: {
      observed: { primary: feet, primaryUnit: 'ft', validTime: new Date(now - HOUR_MS).toISOString() },
      forecast: {
        primary: feet + 1,
        primaryUnit: 'ft',
        validTime: new Date(now + 48 * HOUR_MS).toISOString(),
      },
    },
    flood: {
      categories: {
        action: { stage: 27 },
        minor: { stage: 29 },
        moderate: { stage: 32 },
        major: { stage: 40 },
      },
    },
  };
}

function forecast(now: number, periods: object[]): object {
  return { properties: { updateTime: new Date(now - HOUR_MS).toISOString(), periods } };
}

function period(start: number, length: number): object {
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + length).toISOString(),
    temperatureUnit: 'F',
    probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 30 },
    windSpeed: '10 to 15 mph',
    windDirection: 'NW',
  };
}
