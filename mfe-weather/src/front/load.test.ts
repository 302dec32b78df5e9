import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';

async function loaded(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`There is no situation "${name}".`);
  const context = fixtureContext(fixture);
  const result = await load(context);
  return { ...result, logged: context.logged.length };
}

it('reads hours, days, river and the absence of alerts', async () => {
  const { status, data } = await loaded('a calm day');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    isSample: false,
    alerts: [],
    river: { feet: '13.4', state: '15.6 feet below flood.' },
  });
  expect(data.hours).toHaveLength(12);
  expect(data.hours?.[0]).toMatchObject({
    text: 'Now',
    fahrenheit: 40,
    sky: 'sun',
    precipitation: 30,
    wind: 'NW 10 to 15 mph',
  });
  expect(data.days).toHaveLength(7);
  expect(data.hours?.[1]?.text).toMatch(/^(?:\d{1,2} [ap]\.m\.|Noon|Midnight)$/);
  expect(data.outlook[0]?.text).toContain('Patchy fog before nine.');
});

it('is fresh until the hour is over', async () => {
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(hour + 59 * 60_000);
  expect(await loaded('a calm day')).toMatchObject({ freshSeconds: 60 });
  jest.restoreAllMocks();
});

it('has the most severe alert first, each until its end, as sentences', async () => {
  const { data } = await loaded('three alerts and a flood');
  expect(data.alerts?.map(({ event, isSevere }) => [event, isSevere])).toEqual([
    ['Flood Warning', true],
    ['Wind Advisory', false],
    ['Dense Fog Advisory', false],
  ]);
  expect(data.alerts?.[0]?.paragraphs).toEqual([
    'What: Northwest winds 25 to 35 mph.',
    'Where: Eastern Nebraska.',
    'Secure outdoor objects.',
  ]);
  expect(data.river).toMatchObject({ isFlood: true, state: 'The river is in moderate flood.' });
});

it.each([
  ['the forecast is unavailable', 502, { hours: null, days: null }, 2],
  ['the hours are unavailable', 200, { hours: null }, 1],
  ['the days are unavailable', 200, { days: null, outlook: [] }, 1],
  ['alerts and river are unavailable', 200, { alerts: null, river: null }, 2],
  [
    'everything is unavailable',
    502,
    { hours: null, days: null, alerts: null, river: null, outlook: [], updated: null },
    4,
  ],
  ['an old forecast', 502, { hours: null, days: null }, 2],
])('%s: %i, and the rest is there', async (name, status, expected, lines) => {
  const result = await loaded(name);
  expect(result).toMatchObject({ status, data: expected, logged: lines, freshSeconds: 10 });
});

it('omits values that cannot be read, and shows the rest', async () => {
  const { status, data } = await loaded('wrong types');
  expect(status).toBe(200);
  expect(data.hours?.[0]).toMatchObject({ fahrenheit: null, precipitation: null, words: 'Sunny' });
  expect(data.days?.[0]).toMatchObject({ high: null });
  expect(data.alerts).toMatchObject([{ event: 'Wind Advisory', isSevere: false, area: null, until: null }]);
  expect(data.river).toMatchObject({ name: 'Missouri River at Omaha', state: null, scale: null });
});

it('takes a bounded part of lists and texts', async () => {
  const { data } = await loaded('lists without end, and texts');
  expect(data.alerts).toHaveLength(6);
  expect(JSON.stringify(data).length).toBeLessThan(16_000);
});

it.each([
  ['a page of an error', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a list', () => Response.json([])],
  ['null', () => Response.json(null)],
  ['a number', () => Response.json(7)],
  ['an error', () => Response.json({}, { status: 500 })],
  ['a cell elsewhere', () => Response.json({ properties: { gridId: '../x', gridX: 1, gridY: 1 } })],
])('%s from all services is no weather: 502', async (_, respond) => {
  const context = fixtureContext({ name: 'hostile', path: '/weather', params: {}, respond });
  expect(await load(context)).toMatchObject({
    status: 502,
    data: { hours: null, days: null, alerts: null, river: null },
  });
});

it('requests only its services, and reads at most half a megabyte', async () => {
  const fixture = fixtures[0];
  if (!fixture) throw new Error('There are situations.');
  const context = fixtureContext(fixture);
  const requested: [string, number | undefined][] = [];
  await load({
    ...context,
    fetch: (url, options) => {
      requested.push([new URL(url).pathname, options?.maxBytes]);
      return context.fetch(url, options);
    },
  });
  expect(requested.toSorted(([a], [b]) => a.localeCompare(b))).toEqual(
    [
      '/api/river/gauges/06610000',
      '/api/weather/alerts/active',
      '/api/weather/gridpoints/OAX/84,60/forecast',
      '/api/weather/gridpoints/OAX/84,60/forecast/hourly',
      '/api/weather/points/41.2565,-95.9345',
    ].map((address) => [address, 512 * 1024]),
  );
});
