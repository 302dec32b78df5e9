import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { alerts, gauge, halfDays, hourly, POINT } from '../service/sample-responses.ts';

interface Responses {
  points: () => unknown;
  days: () => unknown;
  hours: () => unknown;
  alerts: () => unknown;
  river: () => unknown;
}

const CALM: Responses = {
  points: () => POINT,
  days: () => halfDays(Date.now()),
  hours: () => hourly(Date.now()),
  alerts: () => alerts(),
  river: () => gauge(Date.now(), 13.4),
};

const LONG = 'Rain and snow and '.repeat(1000);

export const fixtures: Fixture[] = [
  situation('a calm day', {}),
  situation('a sample', { alerts: () => ({ ...alerts({}), sample: true }) }),
  situation('three alerts and a flood', {
    alerts: () =>
      alerts(
        {},
        { event: 'Flood Warning', severity: 'Severe' },
        { event: 'Dense Fog Advisory', severity: 'Minor' },
      ),
    river: () => gauge(Date.now(), 33.1),
  }),
  situation('the forecast is unavailable', { points: unavailable }),
  situation('the hours are unavailable', { hours: unavailable }),
  situation('the days are unavailable', { days: unavailable }),
  situation('alerts and river are unavailable', { alerts: unavailable, river: unavailable }),
  situation('everything is unavailable', { points: unavailable, alerts: unavailable, river: unavailable }),
  situation('an old forecast', {
    days: () => halfDays(Date.now() - 30 * 86_400_000),
    hours: () => hourly(Date.now() - 30 * 86_400_000),
  }),
  situation('wrong types', {
    days: () => changed(halfDays(Date.now()), { temperature: 'NaN', windSpeed: 7, isDaytime: 'yes' }),
    hours: () => changed(hourly(Date.now()), { temperature: 1e99, probabilityOfPrecipitation: [] }),
    alerts: () =>
      alerts({ event: null }, { severity: 9, description: {}, areaDesc: null, ends: 'soon', expires: 7 }),
    river: () => ({ ...gauge(Date.now(), 13.4), flood: 'none', name: 4 }),
  }),
  situation('lists without end, and texts', {
    days: () => changed(halfDays(Date.now()), { shortForecast: LONG, detailedForecast: LONG }),
    hours: () => hourly(Date.now(), 2000),
    alerts: () => alerts(...Array.from({ length: 200 }, () => ({ event: LONG.slice(0, 900) }))),
  }),
];

function situation(name: string, change: Partial<Responses>): Fixture {
  const responses = { ...CALM, ...change };
  return {
    name,
    path: '/weather',
    params: {},
    respond: ({ pathname }) => Response.json(responses[serviceAt(pathname)]()),
  };
}

function serviceAt(pathname: string): keyof Responses {
  if (pathname.includes('/points/')) return 'points';
  if (pathname.endsWith('/hourly')) return 'hours';
  if (pathname.endsWith('/forecast')) return 'days';
  return pathname.includes('/alerts/') ? 'alerts' : 'river';
}

function unavailable(): never {
  throw new TypeError('fetch failed');
}

/** A forecast with other fields in each of its periods. */
function changed(forecast: object, change: object): object {
  const { properties } = forecast as { properties: { periods: object[] } };
  return { properties: { periods: properties.periods.map((one) => ({ ...one, ...change })) } };
}
