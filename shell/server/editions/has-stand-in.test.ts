import { editionOf } from '../store/testing/edition-of.ts';
import { editionsOf } from './testing/editions-of.ts';
import { hasStandIn } from './choose-version.ts';

const first = editionOf({ news: '1' }, 1);
const second = editionOf({ news: '2' }, 2, first);
const third = editionOf({ news: '3' }, 3, second);
const editions = editionsOf(third, second, first);

function standIn(version: string, ...quarantined: string[]) {
  const quarantine = {
    has: (release: { version: string }) => quarantined.includes(release.version),
    isDeadly: () => false,
    isSuspect: () => false,
  };
  return hasStandIn({ name: 'news', version }, editions, quarantine);
}

test('a release has a stand-in as long as one before it is good', async () => {
  expect(await standIn('3')).toBe(true);
  expect(await standIn('3', '2')).toBe(true);
  // It serves for the third already, and is bad as well.
  expect(await standIn('2', '3')).toBe(true);
  expect(await standIn('3', '2', '1')).toBe(false);
  expect(await standIn('1')).toBe(false);
});

test('a release that readers get no more needs none', async () => {
  expect(await standIn('0')).toBe(false);
});
