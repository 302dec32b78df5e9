import { editionOf } from '../../store/testing/edition-of.ts';
import { editionsOf } from './testing/editions-of.ts';
import { hasReplacement } from './choose-version.ts';

const first = editionOf({ news: '1' }, 1);
const second = editionOf({ news: '2' }, 2, first);
const third = editionOf({ news: '3' }, 3, second);
const editions = editionsOf(third, second, first);

/** A release without the unit that failed. */
let lacking: string | null = null;
afterEach(() => (lacking = null));

function replacementOf(version: string, ...quarantined: string[]) {
  const quarantine = {
    has: (release: { version: string }) => quarantined.includes(release.version),
    isDeadly: () => false,
    isSuspect: () => false,
  };
  const fits = async (older: string) => older !== lacking;
  return hasReplacement({ name: 'news', version }, { editions, quarantine }, fits);
}

test('a release has a replacement as long as a previous one is good', async () => {
  expect(await replacementOf('3')).toBe(true);
  expect(await replacementOf('3', '2')).toBe(true);
  // It already replaces the third, and is bad as well.
  expect(await replacementOf('2', '3')).toBe(true);
  expect(await replacementOf('3', '2', '1')).toBe(false);
  expect(await replacementOf('1')).toBe(false);
});

test('the previous one does not replace a unit that it lacks', async () => {
  lacking = '2';
  expect(await replacementOf('3')).toBe(false);
  expect(await replacementOf('3', '2')).toBe(true);
});

test('a release that readers no longer get needs none', async () => {
  expect(await replacementOf('0')).toBe(false);
});
