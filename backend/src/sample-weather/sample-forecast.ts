import { onClock, sampleHours, type SampleHour } from './sample-hours.ts';

const HOUR_MS = 3_600_000;
/** As many as the weather service sends: 156 hours, 14 half-days. */
const HOURS = 156;
const HALF_DAYS = 14;

const NAME = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `GET /gridpoints/<office>/<x>,<y>/forecast/hourly`. */
export function hourlyForecast(now: Date): object {
  return forecast(
    now,
    sampleHours(now, HOURS).map((hour, i) => ({ ...period(i, [hour]), name: '', detailedForecast: '' })),
  );
}

/** `GET /gridpoints/<office>/<x>,<y>/forecast`. */
export function halfDayForecast(now: Date): object {
  const halves: SampleHour[][] = [];
  for (const hour of sampleHours(now, (HALF_DAYS + 1) * 12)) {
    const last = halves.at(-1);
    if (last?.[0]?.isDaytime === hour.isDaytime) last.push(hour);
    else halves.push([hour]);
  }
  const today = onClock(now).day;
  return forecast(
    now,
    halves.slice(0, HALF_DAYS).map((hours, i) => {
      const made = period(i, hours);
      return { ...made, name: nameOf(hours, today), detailedForecast: sentences(made) };
    }),
  );
}

/** `GET /alerts/active?point=…`. */
export function activeAlerts(now: Date): object {
  const at = (hours: number) => onClock(new Date(now.getTime() + hours * HOUR_MS)).written;
  return {
    sample: true,
    type: 'FeatureCollection',
    features: [
      {
        id: 'urn:sample:wind',
        type: 'Feature',
        geometry: null,
        properties: {
          id: 'urn:sample:wind',
          areaDesc: 'Douglas, NE; Sarpy, NE; Pottawattamie, IA',
          sent: at(-2),
          effective: at(-2),
          onset: at(-1),
          expires: at(7),
          ends: at(7),
          status: 'Actual',
          messageType: 'Alert',
          severity: 'Moderate',
          certainty: 'Likely',
          urgency: 'Expected',
          event: 'Wind Advisory',
          senderName: 'The sample edition',
          headline: 'A sample of an alert: nobody has issued it',
          description:
            '* WHAT...Northwest winds 20 to 30 mph\nwith gusts up to 45 mph.\n\n* WHERE...Along the river,\nand on the open fields west of town.',
          instruction: 'Tie down what stands on the porch.\nTake care on high bridges.',
        },
      },
    ],
  };
}

function forecast(now: Date, periods: readonly object[]): object {
  const updated = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - HOUR_MS / 2).toISOString();
  return {
    sample: true,
    type: 'Feature',
    geometry: null,
    properties: { units: 'us', generatedAt: updated, updateTime: updated, periods },
  };
}

function period(index: number, hours: readonly SampleHour[]) {
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last) throw new Error('A period has hours.');
  const degrees = hours.map((hour) => hour.fahrenheit);
  return {
    number: index + 1,
    startTime: first.written,
    endTime: onClock(new Date(last.start.getTime() + HOUR_MS)).written,
    isDaytime: first.isDaytime,
    temperature: first.isDaytime ? Math.max(...degrees) : Math.min(...degrees),
    temperatureUnit: 'F',
    temperatureTrend: null,
    probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: first.precipitation },
    windSpeed: first.wind,
    windDirection: first.windDirection,
    shortForecast: first.words,
  };
}

function nameOf([first]: readonly SampleHour[], today: string): string {
  if (!first) return '';
  if (first.day === today) return first.isDaytime ? 'Today' : 'Tonight';
  const weekday = NAME.format(new Date(`${first.day}T00:00:00Z`));
  return first.isDaytime ? weekday : `${weekday} Night`;
}

function sentences(made: ReturnType<typeof period>): string {
  const { shortForecast, isDaytime, temperature, windDirection, windSpeed } = made;
  const extreme = isDaytime ? `with a high near ${temperature}` : `with a low around ${temperature}`;
  const words = shortForecast.charAt(0) + shortForecast.slice(1).toLowerCase();
  return `${words}, ${extreme}. ${windDirection} wind ${windSpeed}.`;
}
