import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { activeAlerts, halfDayForecast, hourlyForecast } from './sample-forecast.ts';
import { riverGauge } from './sample-river.ts';

interface SampleWeatherOptions {
  now?: () => Date;
}

/** Omaha's cell in the grid of the weather service's office in Valley, Nebraska. */
const GRID = { gridId: 'OAX', gridX: 84, gridY: 60 };

/**
 * Stand-ins for the weather service (https://www.weather.gov/documentation/services-web-api) and the river gauge
 * service (https://api.water.noaa.gov/nwps/v1/docs/). They know one place and one gauge, and their responses say
 * `"sample": true`.
 */
export const sampleWeather: FastifyPluginAsync<SampleWeatherOptions> = async (
  app,
  { now = () => new Date() },
) => {
  app.get('/api/weather/points/:point', (_, reply) => send(reply, { sample: true, properties: GRID }));
  app.get('/api/weather/gridpoints/OAX/84,60/forecast', (_, reply) => send(reply, halfDayForecast(now())));
  app.get('/api/weather/gridpoints/OAX/84,60/forecast/hourly', (_, reply) =>
    send(reply, hourlyForecast(now())),
  );
  app.get('/api/weather/alerts/active', (_, reply) => send(reply, activeAlerts(now())));
  app.get('/api/river/gauges/06610000', (_, reply) => send(reply, riverGauge(now())));
};

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply
    .type('application/geo+json; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' })
    .send(JSON.stringify(body));
}
