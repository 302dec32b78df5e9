import { editionOf, editionsOf } from '../testing/serving-of.ts';
import { SILENT } from '../telemetry/telemetry.ts';
import { chooseVersion, type Choice } from './choose-version.ts';
import { SetAsides } from './set-asides.ts';

const first = editionOf({ news: '1', blog: '1' }, 1);
const second = editionOf({ news: '2', blog: '1' }, 2, first);
const third = editionOf({ news: '2', blog: '2' }, 3, second);
const fourth = editionOf({ news: '3', blog: '2' }, 4, third);
const editions = editionsOf(fourth, third, second, first);
const whole: Choice = { edition: fourth, without: [], pinned: [] };

describe('chooseVersion', () => {
  it('takes what the edition names', async () => {
    expect(await chooseVersion(whole, 'news', editions, new SetAsides(SILENT))).toBe('3');
  });

  it('takes the nearest other one before it, when that is left out or set aside', async () => {
    const asides = new SetAsides(SILENT);
    expect(await chooseVersion({ ...whole, without: ['news'] }, 'news', editions, asides)).toBe('2');
    asides.failed({ name: 'news', version: '3' }, 'bad', true);
    expect(await chooseVersion(whole, 'news', editions, asides)).toBe('2');
    asides.failed({ name: 'news', version: '2' }, 'bad', true);
    expect(await chooseVersion(whole, 'news', editions, asides)).toBe('1');
    expect(await chooseVersion(whole, 'blog', editions, asides)).toBe('2');
  });

  it('serves what is set aside all the same when there is nothing else', async () => {
    const asides = new SetAsides(SILENT);
    for (const version of ['1', '2', '3']) asides.failed({ name: 'news', version }, 'bad', true);
    expect(await chooseVersion(whole, 'news', editions, asides)).toBe('3');
  });

  it('serves what QA pinned, working or not', async () => {
    const asides = new SetAsides(SILENT);
    asides.failed({ name: 'news', version: '3' }, 'bad', true);
    expect(await chooseVersion({ ...whole, pinned: ['news'] }, 'news', editions, asides)).toBe('3');
  });

  it('says so when there is none', async () => {
    const asides = new SetAsides(SILENT);
    await expect(chooseVersion(whole, 'weather', editions, asides)).rejects.toThrow('names no release');
    const oldest: Choice = { edition: first, without: ['news'], pinned: [] };
    await expect(chooseVersion(oldest, 'news', editions, asides)).rejects.toThrow(
      'no release of "news" before',
    );
  });
});
