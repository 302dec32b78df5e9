import { editionOf } from '../../store/testing/edition-of.ts';
import { editionsOf } from './testing/editions-of.ts';
import { chooseVersion, type ReleaseSelection } from './choose-version.ts';
import { Quarantine } from './quarantine.ts';

const first = editionOf({ news: '1', blog: '1' }, 1);
const second = editionOf({ news: '2', blog: '1' }, 2, first);
const third = editionOf({ news: '2', blog: '2' }, 3, second);
const fourth = editionOf({ news: '3', blog: '2' }, 4, third);
const editions = editionsOf(fourth, third, second, first);
const whole: ReleaseSelection = { edition: fourth, without: [], pinned: [] };
const NOBODY = { quarantined: () => {}, restored: () => {} };

describe('chooseVersion', () => {
  it("returns the edition's version", async () => {
    expect(await chooseVersion(whole, 'news', { editions, quarantine: new Quarantine(NOBODY) })).toBe('3');
  });

  it('returns the nearest different previous version if that is left out or quarantined', async () => {
    const quarantine = new Quarantine(NOBODY);
    expect(await chooseVersion({ ...whole, without: ['news'] }, 'news', { editions, quarantine })).toBe('2');
    quarantine.failed({ name: 'news', version: '3' }, 'bad', 'fatal');
    expect(await chooseVersion(whole, 'news', { editions, quarantine })).toBe('2');
    quarantine.failed({ name: 'news', version: '2' }, 'bad', 'fatal');
    expect(await chooseVersion(whole, 'news', { editions, quarantine })).toBe('1');
    expect(await chooseVersion(whole, 'blog', { editions, quarantine })).toBe('2');
  });

  it('skips versions that were rolled back', async () => {
    const fifth = { ...editionOf({ news: '2', blog: '2' }, 5, fourth), withdrawn: { news: '3' } };
    const after = editionsOf(fifth, fourth, third, second, first);
    const quarantine = new Quarantine(NOBODY);
    quarantine.failed({ name: 'news', version: '2' }, 'bad', 'fatal');
    expect(await chooseVersion({ ...whole, edition: fifth }, 'news', { editions: after, quarantine })).toBe(
      '1',
    );
  });

  it('prefers a version that never failed, however old it is', async () => {
    let now = 0;
    const quarantine = new Quarantine(NOBODY, () => now);
    quarantine.failed({ name: 'news', version: '2' }, 'bad', 'deadly');
    now = 3_600_000;
    quarantine.failed({ name: 'news', version: '3' }, 'bad', 'fatal');
    expect(quarantine.has({ name: 'news', version: '2' })).toBe(false);
    expect(await chooseVersion(whole, 'news', { editions, quarantine })).toBe('1');
  });

  it('returns the quarantined version if there is no other', async () => {
    const quarantine = new Quarantine(NOBODY);
    for (const version of ['1', '2', '3']) quarantine.failed({ name: 'news', version }, 'bad', 'fatal');
    expect(await chooseVersion(whole, 'news', { editions, quarantine })).toBe('3');
  });

  it('returns the version pinned by QA, working or not', async () => {
    const quarantine = new Quarantine(NOBODY);
    quarantine.failed({ name: 'news', version: '3' }, 'bad', 'fatal');
    expect(await chooseVersion({ ...whole, pinned: ['news'] }, 'news', { editions, quarantine })).toBe('3');
  });

  it('rejects if there is none', async () => {
    const quarantine = new Quarantine(NOBODY);
    await expect(chooseVersion(whole, 'weather', { editions, quarantine })).rejects.toThrow(
      'names no release',
    );
    const oldest: ReleaseSelection = { edition: first, without: ['news'], pinned: [] };
    await expect(chooseVersion(oldest, 'news', { editions, quarantine })).rejects.toThrow(
      'no release of "news" before',
    );
  });
});
