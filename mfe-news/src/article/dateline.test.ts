import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { splitDateline } from './dateline.ts';

it.each([
  ['LINCOLN — Two bills passed.', 'LINCOLN', 'Two bills passed.'],
  ['DES MOINES, Iowa (AP) — A train.', 'DES MOINES, Iowa', 'A train.'],
  ['NORMAN, Okla. -- Faster radar.', 'NORMAN, Okla.', 'Faster radar.'],
  ['SÃO PAULO (Reuters) – Rain.', 'SÃO PAULO', 'Rain.'],
  ["COEUR D'ALENE, Idaho—Snow.", "COEUR D'ALENE, Idaho", 'Snow.'],
])('sets the dateline of %j off', (text, dateline, opening) => {
  expect(splitDateline(text)).toEqual({ dateline, opening });
});

it.each([
  'The vote was close — eleven to ten.',
  'NASA launched it — at last.',
  'US — a country',
  'LINCOLN —',
  'CITY COUNCIL VOTES ON EVERYTHING THAT IT HAD LEFT — AND ADJOURNS',
  '',
])('leaves %j as it is', (text) => {
  expect(splitDateline(text)).toEqual({ dateline: null, opening: text });
});

it('is done soon with megabytes of capitals', async () => {
  const text = 'A B. '.repeat(1_000_000);
  expect(await leastCpuTime(() => splitDateline(text), 400)).toBeLessThan(400);
});
