import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import * as z from 'zod/mini';
import { requestService, type ServiceResponse } from './request-service.ts';
import { instant, line, orElse, readList, within } from './lenient.ts';
import { skyOf, type Sky } from './sky.ts';

/*
 * The weather service's forecast (https://www.weather.gov/documentation/services-web-api, schemas in
 * https://api.weather.gov/openapi.json): `/points/<latitude>,<longitude>` returns a grid cell, and the cell has a forecast
 * by half-days (14) and by hours (156).
 */

/** A half-day or an hour. */
export interface Period {
  start: number;
  end: number;
  isDaytime: boolean;
  /** Degrees Fahrenheit: of an hour; the high of a day, the low of a night. */
  fahrenheit: number | null;
  /** The service's short description. */
  words: string;
  sky: Sky | null;
  /** Chance of rain or snow in percent. */
  precipitation: number | null;
  wind: string | null;
  /** The forecaster's text; only half-days have it. */
  sentences: string | null;
}

export interface Forecast {
  isSample: boolean;
  updated: number | null;
  /** Periods that have not ended, earliest first. */
  periods: Period[];
}

/** More than the service sends. */
const MOST_PERIODS = 200;

const cell = z.object({
  properties: z.object({
    gridId: z.string().check(z.regex(/^[A-Z]{3}$/)),
    gridX: z.int().check(z.gte(0), z.lte(999)),
    gridY: z.int().check(z.gte(0), z.lte(999)),
  }),
});

/** The URL of Omaha's cell. Built here, because the URLs in the response could lead anywhere. */
export async function findCell(ctx: LoadContext<'weather'>): Promise<string> {
  const { weatherApiUrl } = ctx.settings;
  const point = SITE.geo.position.replace(';', ',');
  const { json } = await requestService(ctx, `${weatherApiUrl}/points/${point}`);
  const { gridId, gridX, gridY } = cell.parse(json).properties;
  return `${weatherApiUrl}/gridpoints/${gridId}/${gridX},${gridY}`;
}

/** A forecast that has not ended yet. Rejects if there is none. */
export async function fetchForecast(
  ctx: LoadContext<'weather'>,
  address: string,
  now: number,
): Promise<Forecast> {
  const forecast = readForecast(await requestService(ctx, address), now);
  if (forecast.periods.length === 0) throw new Error(`${address} has no period that has not ended.`);
  return forecast;
}

const body = z.object({
  properties: z.object({
    updateTime: z.optional(instant),
    periods: z.optional(z.unknown()),
  }),
});

/** Degrees Fahrenheit: a number with a separate unit or, as the service has announced, a quantity with its unit. */
const temperature = orElse(
  z.union([
    z.number(),
    z.pipe(
      z.object({ unitCode: z.string(), value: z.number() }),
      z.transform(({ unitCode, value }) => (unitCode.endsWith('degC') ? (value * 9) / 5 + 32 : value)),
    ),
  ]),
  Number.NaN,
);

const chance = orElse(z.nullable(z.object({ value: within(0, 100) })), null);

const period = z.object({
  startTime: instant,
  endTime: instant,
  isDaytime: orElse(z.boolean(), true),
  temperature,
  temperatureUnit: orElse(z.optional(z.string()), undefined),
  probabilityOfPrecipitation: z.optional(chance),
  windSpeed: z.optional(line(24)),
  windDirection: orElse(z.optional(z.string().check(z.regex(/^[NESW]{1,3}$/))), undefined),
  shortForecast: line(80),
  detailedForecast: z.optional(line(600)),
});

export function readForecast({ json, isSample }: ServiceResponse, now: number): Forecast {
  const { updateTime = null, periods } = body.parse(json).properties;
  const read = readList(periods, MOST_PERIODS, period).flatMap(viewOf);
  return {
    isSample,
    updated: updateTime,
    periods: read.filter(({ end }) => end > now).toSorted((a, b) => a.start - b.start),
  };
}

/** Skips a period without a time or a description. */
function viewOf(wire: z.infer<typeof period>): Period[] {
  const { startTime: start, endTime: end, isDaytime, shortForecast: words, windSpeed, windDirection } = wire;
  if (start === null || end === null || words === null || end <= start) return [];
  return [
    {
      start,
      end,
      isDaytime,
      fahrenheit: readFahrenheit(wire),
      words,
      sky: skyOf(words, isDaytime),
      precipitation: wire.probabilityOfPrecipitation?.value ?? null,
      wind: windSpeed ? [windDirection, windSpeed].filter(Boolean).join(' ') : null,
      sentences: wire.detailedForecast ?? null,
    },
  ];
}

/** Null outside what has ever been measured on Earth. */
function readFahrenheit({ temperature: value, temperatureUnit }: z.infer<typeof period>): number | null {
  const degrees = Math.round(temperatureUnit === 'C' ? (value * 9) / 5 + 32 : value);
  return degrees >= -130 && degrees <= 135 ? degrees : null;
}
