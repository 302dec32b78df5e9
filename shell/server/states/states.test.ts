import { releaseOf } from '../../store/testing/release-of.ts';
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
  expect(statesOf(release, null).map(({ unit, situation, address }) => [unit, situation, address])).toEqual([
    ['page forecast', 'a fine day', `${base}?unit=0&fixture=0`],
    ['page forecast', 'unknown place', `${base}?unit=0&fixture=1`],
    ['page forecast', 'pending', `${base}?unit=0&fixture=0&pending`],
    ['block today', 'the first situation', `${base}?unit=1&fixture=0`],
    ['block today', 'pending', `${base}?unit=1&fixture=0&pending`],
  ]);
});

it('has a guest as its team sees it, pending, and unavailable, on the standalone page of the shell', () => {
  const guest = releaseOf('quiz', '1.0-a', { guest: true, pages: { quiz: SCRIPTS } });
  const shell = releaseOf('shell', '7', { files: [STANDALONE] });
  const query = (situation: string) => `?guest=quiz&version=1.0-a&page=quiz&situation=${situation}`;
  expect(statesOf(guest, shell).map(({ unit, situation, address }) => [unit, situation, address])).toEqual(
    ['at its address', 'pending', 'unavailable'].map((situation) => [
      'page quiz',
      situation,
      `/releases/shell/7/web/standalone/index.html${query(situation.replaceAll(' ', '+'))}`,
    ]),
  );
});

it('has no states for a release that cannot be shown alone', () => {
  const shell = releaseOf('shell', '1', { pages: { front: SCRIPTS }, files: [STANDALONE] });
  expect(statesOf(shell, shell)).toEqual([]);
  expect(statesOf(releaseOf('news', '1', { pages: { list: SCRIPTS } }), shell)).toEqual([]);
  const guest = releaseOf('quiz', '1', { guest: true, pages: { quiz: SCRIPTS } });
  expect(statesOf(guest, null)).toEqual([]);
  expect(statesOf(guest, releaseOf('shell', '1', {}))).toEqual([]);
});
