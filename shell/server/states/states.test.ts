import { releaseOf } from '../store/testing/release-of.ts';
import { statesOf } from './states.ts';

const SCRIPTS = { scripts: [], scriptBytes: 0 };
const STANDALONE = { path: 'web/standalone/index.html', bytes: 1, integrity: `sha384-${'a'.repeat(64)}` };

it('has every unit in every situation and pending, in the order of the standalone page', () => {
  const release = releaseOf('weather', '1', {
    pages: { forecast: { ...SCRIPTS, situations: ['a fine day', 'unknown place'] } },
    blocks: { today: SCRIPTS },
    files: [STANDALONE],
  });
  const base = '/releases/weather/1/web/standalone/index.html';
  expect(statesOf(release).map(({ unit, situation, address }) => [unit, situation, address])).toEqual([
    ['page forecast', 'a fine day', `${base}?unit=0&fixture=0`],
    ['page forecast', 'unknown place', `${base}?unit=0&fixture=1`],
    ['page forecast', 'pending', `${base}?unit=0&fixture=0&pending`],
    ['block today', 'the first situation', `${base}?unit=1&fixture=0`],
    ['block today', 'pending', `${base}?unit=1&fixture=0&pending`],
  ]);
});

it('has none of a release that cannot be shown alone', () => {
  expect(statesOf(releaseOf('shell', '1', { pages: { front: SCRIPTS } }))).toEqual([]);
});
