import { bulletinSchema } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { Alert } from '../service/alerts.ts';
import { alertView } from './alert-view.ts';
import { bulletin } from './bulletin.ts';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { omahaTime } from './omaha-time.ts';

async function dataOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`There is no situation "${name}".`);
  return (await load(fixtureContext(fixture))).data;
}

const bulletinOf = async (name: string) => bulletin(await dataOf(name));

it('says temperature and words of this hour until the end of the next one, and that a sample is one', async () => {
  const { line, alerts } = await bulletinOf('a calm day');
  expect(line?.text).toBe('40° Sunny');
  const left = Date.parse(line?.until ?? '') - Date.now();
  expect(left).toBeGreaterThan(3_500_000);
  expect(left).toBeLessThanOrEqual(7_200_000);
  expect(alerts).toEqual([]);
  expect((await bulletinOf('a sample')).line?.text).toBe('Sample: 40° Sunny');
});

it('cuts words that are too many for the masthead, and shows that it did', async () => {
  const data = await dataOf('a calm day');
  const words = 'Slight chance of light freezing drizzle then mostly cloudy, breezy';
  const hours = data.hours?.map((hour) => ({ ...hour, words })) ?? [];
  expect(bulletin({ ...data, hours }).line?.text).toBe(
    '40° Slight chance of light freezing drizzle then mostly clo…',
  );
});

it('contains only severe alerts, each until its end', async () => {
  const { alerts } = await bulletinOf('three alerts and a flood');
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toMatch(/^Flood Warning until (?:\d+(?::\d\d)? [ap]\.m\.|noon)/);
  expect(Date.parse(alerts[0]?.until ?? '')).toBeGreaterThan(Date.now());
});

it('an alert has the same words before and after midnight: other words are another alert, also for who closed it', async () => {
  const data = await dataOf('a calm day');
  const ends = Date.parse('2026-12-01T06:00:00Z');
  const textAt = (now: string) => {
    const alert: Alert = {
      event: 'Flood Warning',
      until: ends,
      isSevere: true,
      headline: null,
      area: null,
      paragraphs: [],
    };
    return bulletin({ ...data, alerts: [alertView(alert, Date.parse(now))] }).alerts[0]?.text;
  };
  expect(textAt('2026-11-29T20:00:00-06:00')).toBe('Flood Warning until 12 a.m. Dec 1');
  expect(textAt('2026-11-30T20:00:00-06:00')).toBe('Flood Warning until 12 a.m. Dec 1');
});

it('the end of a day is not the midnight of the next one', () => {
  const now = Date.parse('2026-11-30T20:00:00-06:00');
  expect(omahaTime(Date.parse('2026-12-01T00:00:00-06:00'), now).view.text).toBe('12 a.m. Tuesday');
  expect(omahaTime(Date.parse('2026-12-01T12:00:00-06:00'), now).view.text).toBe('noon Tuesday');
});

it.each([
  'the forecast is unavailable',
  'the hours are unavailable',
  'everything is unavailable',
  'an old forecast',
  'wrong types',
])('says no weather where there is none: %s', async (name) => {
  expect((await bulletinOf(name)).line).toBeNull();
});

it.each(fixtures.map(({ name }) => name))('is what the shell takes: %s', async (name) => {
  expect(bulletinSchema.safeParse(await bulletinOf(name)).error).toBeUndefined();
});

it('takes a later hour for no weather of now, where the service leaves this one out', async () => {
  const data = await dataOf('a calm day');
  const later = { ...data, hours: data.hours?.slice(1) ?? null };
  expect(bulletin(later).line).toBeNull();
  expect(
    head(later, { params: {}, url: new URL('https://news.example/weather') } as never).description,
  ).toMatch(/^The forecast/);
});
