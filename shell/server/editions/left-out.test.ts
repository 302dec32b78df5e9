import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import { editionOf } from '../../store/testing/edition-of.ts';
import { editionsOf } from './testing/editions-of.ts';
import { FailedLately } from './failed-lately.ts';
import { leftOut } from './choose-version.ts';

const FIRST = editionOf({ shell: '1', news: '1', blog: '1', media: '1' }, 1);
const LIVE = editionOf({ shell: '2', news: '2', blog: '2', media: '1' }, 2, FIRST);
const unit = (remote: string, version: string) =>
  ({ remote, version, kind: 'page', name: 'any', edition: LIVE.id }) as const;

function serving(bad?: string) {
  const clock = stoppedClock(1_700_000_000_000);
  const failedLately = new FailedLately();
  const fails = (remote: string, version: string) =>
    failedLately.record({ event: 'unit-failed', unit: unit(remote, version), side: 'server', error: 'away' });
  const quarantined = (name: string, version: string) =>
    failedLately.record({ event: 'quarantined', release: { name, version }, why: 'It threw.' });
  const request = (...remotes: string[]) =>
    leftOut(LIVE, remotes, {
      editions: editionsOf(LIVE, FIRST),
      quarantine: {
        has: ({ name, version }) => `${name}@${version}` === bad,
        isDeadly: () => false,
        isSuspect: () => false,
      },
      failedLately,
    });
  return { clock, failedLately, fails, quarantined, request };
}

describe('leftOut', () => {
  it('leaves out what failed on the server, in a browser, or was quarantined, and nothing else', async () => {
    const { failedLately, fails, request } = serving();
    expect(await request('news', 'blog')).toEqual([]);
    fails('news', '2');
    expect(await request('news', 'blog')).toEqual(['news']);
    failedLately.record({
      event: 'release-failed',
      release: { name: 'blog', version: '2', edition: LIVE.id },
      side: 'browser',
      error: 'away',
    });
    expect(await request('news', 'blog')).toEqual(['blog', 'news']);
  });

  it('distinguishes a release from another version of it', async () => {
    const { quarantined, request } = serving();
    quarantined('news', '1');
    expect(await request('news')).toEqual([]);
    quarantined('news', '2');
    expect(await request('news')).toEqual(['news']);
  });

  it('normalizes any list of a stranger, without invented names and the shell', async () => {
    const { fails, request } = serving();
    for (const remote of ['news', 'blog', 'shell']) fails(remote, '2');
    const invented = Array.from({ length: 1000 }, (_, i) => `made-up-${i}`);
    expect(await request('news', 'blog', 'shell', 'constructor', 'news', ...invented)).toEqual([
      'blog',
      'news',
    ]);
  });

  it('does not leave out releases without a previous one', async () => {
    const { fails, request } = serving('news@1');
    fails('media', '1');
    fails('news', '2');
    expect(await request('media', 'news')).toEqual([]);
  });

  it('forgets after 15 minutes', async () => {
    const { clock, fails, request } = serving();
    fails('news', '2');
    clock.now += 14 * 60_000;
    expect(await request('news')).toEqual(['news']);
    clock.now += 60_001;
    expect(await request('news')).toEqual([]);
  });
});

test('a release has failed lately for 15 minutes, even if the clock is set back', () => {
  // The cache treats a time of 0 as none.
  const clock = stoppedClock(1);
  const failed = new FailedLately();
  failed.record({ event: 'quarantined', release: { name: 'news', version: '2' }, why: 'gone' });
  const setBack = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  clock.now += 15 * 60_000;
  expect(failed.has({ name: 'news', version: '2' })).toBe(true);
  clock.now += 1;
  expect(failed.has({ name: 'news', version: '2' })).toBe(false);
  setBack.mockRestore();
});
