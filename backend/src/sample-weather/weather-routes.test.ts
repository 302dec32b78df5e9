import fastify, { type FastifyInstance } from 'fastify';
import { sampleWeather } from './weather-routes.ts';

let app: FastifyInstance;
let now: Date;

beforeAll(async () => {
  app = fastify();
  await app.register(sampleWeather, { now: () => now });
});
afterAll(() => app.close());

interface Period {
  name: string;
  startTime: string;
  endTime: string;
  isDaytime: boolean;
  temperature: number;
  shortForecast: string;
}

async function request(address: string): Promise<Record<string, unknown>> {
  const response = await app.inject(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  });
  return response.json();
}

async function periods(kind: string): Promise<Period[]> {
  const { properties } = await request(`/api/weather/gridpoints/OAX/84,60/${kind}`);
  return (properties as { periods: Period[] }).periods;
}

// The night when daylight saving time ends has an hour twice; in spring one is missing.
test.each(['2026-11-23T12:20:00Z', '2026-11-01T05:30:00Z', '2026-03-08T07:10:00Z', '2026-07-04T04:59:59Z'])(
  'at %s the periods begin with this hour, and follow each other without a gap',
  async (at) => {
    now = new Date(at);
    const hours = await periods('forecast/hourly');
    const halves = await periods('forecast');
    expect([hours.length, halves.length]).toEqual([156, 14]);
    for (const list of [hours, halves]) {
      expect(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toBe(Date.parse(list[0]?.startTime ?? ''));
      for (const [i, one] of list.entries())
        expect(Date.parse(one.startTime)).toBe(Date.parse(list[i - 1]?.endTime ?? one.startTime));
    }
    expect(new Set(halves.map(({ name }) => name)).size).toBeGreaterThan(12);
  },
);

test('it is cold in January, and snows; it is warm in July, and rains', async () => {
  now = new Date('2026-01-15T12:00:00Z');
  const winter = await periods('forecast');
  now = new Date('2026-07-15T12:00:00Z');
  const summer = await periods('forecast');
  const words = (list: Period[]) => list.map(({ shortForecast }) => shortForecast).join();
  expect([/Snow/.test(words(winter)), /Rain/.test(words(winter))]).toEqual([true, false]);
  expect([/Snow/.test(words(summer)), /Rain/.test(words(summer))]).toEqual([false, true]);
  expect(Math.max(...winter.map((one) => one.temperature))).toBeLessThan(
    Math.min(...summer.map((one) => one.temperature)),
  );
});

test('every response is marked as a sample; the alert is active, and says that nobody has issued it', async () => {
  now = new Date('2026-11-23T12:20:00Z');
  for (const address of [
    '/api/weather/points/41.2565,-95.9345',
    '/api/weather/gridpoints/OAX/84,60/forecast',
    '/api/weather/gridpoints/OAX/84,60/forecast/hourly',
    '/api/weather/alerts/active?point=41.2565,-95.9345',
    '/api/river/gauges/06610000',
  ])
    // oxlint-disable-next-line no-await-in-loop
    expect(await request(address)).toMatchObject({ sample: true });
  const { features } = (await request('/api/weather/alerts/active')) as {
    features: { properties: Record<string, string> }[];
  };
  const { onset = '', ends = '', headline } = features[0]?.properties ?? {};
  expect(Date.parse(onset)).toBeLessThan(now.getTime());
  expect(Date.parse(ends)).toBeGreaterThan(now.getTime());
  expect(headline).toContain('nobody has issued it');
});
