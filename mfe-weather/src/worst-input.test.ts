import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { readAlerts } from './service/alerts.ts';
import { readForecast } from './service/forecast.ts';

/* Five megabytes of the worst input for each parser: ten times what a service may send. A parser blocks its thread. */

const SIZE = 5_000_000;
/** Milliseconds. */
const MAX_MS = 800;
const now = Date.now();

const many = (piece: string, size = SIZE): string => piece.repeat(Math.ceil(size / piece.length));

const TIMES = {
  startTime: new Date(now).toISOString(),
  endTime: new Date(now + 3_600_000).toISOString(),
};

function forecastOf(change: object, count: number) {
  const periods = Array.from({ length: count }, () => ({ ...TIMES, shortForecast: 'Sunny', ...change }));
  return readForecast({ json: { properties: { periods } }, isSample: false }, now);
}

function alertOf(description: string) {
  const properties = { event: 'Alert', status: 'Actual', description };
  return readAlerts({ json: { features: [{ properties }] }, isSample: false }, now);
}

it.each([
  ['periods', () => forecastOf({}, 50_000)],
  ['words', () => forecastOf({ shortForecast: many('<a') }, 1)],
  ['sentences', () => forecastOf({ detailedForecast: many('&amp;') }, 200)],
  ['times', () => forecastOf({ startTime: many('2026-11-') }, 200)],
  ['winds', () => forecastOf({ windDirection: many('N'), windSpeed: many(' 1') }, 200)],
  ['paragraphs', () => alertOf(many('\n\n'))],
  ['names of paragraphs', () => alertOf(many('* WHAT'))],
])('reads %s in time', async (_, work) => {
  expect(await leastCpuTime(work, MAX_MS)).toBeLessThan(MAX_MS);
});
