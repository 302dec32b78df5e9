import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import type { SeenUnit } from '../protocol/telemetry-event.ts';
import { BrowserFailures, RollingCount } from './browser-failures.ts';
import { Quarantine } from './quarantine.ts';

const NEWS = { name: 'news', version: '2' };
const page: SeenUnit = { remote: 'news', kind: 'page', name: 'category', version: '2', edition: 'e' };
const other: SeenUnit = { ...page, name: 'article' };

function watching({ replacementOf = true } = {}) {
  const clock = stoppedClock(1_700_000_010_000);
  const events = { quarantined: jest.fn(), restored: jest.fn() };
  const quarantine = new Quarantine(events);
  const heard = new BrowserFailures({ quarantine, hasReplacement: async () => replacementOf });
  const views = (count: number, unit = page) => {
    heard.record({ event: 'view-served', units: [unit], count });
  };
  /** Reports, and their effects. */
  const failures = async (count: number, unit = page) => {
    for (let i = 0; i < count; i += 1)
      heard.record({ event: 'unit-failed', unit, side: 'browser', error: 'away' });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { clock, events, quarantine, heard, views, failures };
}

describe('BrowserFailures', () => {
  it('quarantines a release once when enough of its views, in number and share, fail in browsers', async () => {
    const { events, views, failures } = watching();
    views(20);
    await failures(9);
    expect(events.quarantined).not.toHaveBeenCalled();
    await failures(5);
    expect(events.quarantined).toHaveBeenCalledTimes(1);
    expect(events.quarantined).toHaveBeenCalledWith(
      NEWS,
      expect.objectContaining({
        why: '10 failures in browsers in 20 views of news/page/category',
        side: 'browser',
      }),
      null,
    );
  });

  it('ignores a release that fails in a few of many browsers', async () => {
    const { events, views, failures } = watching();
    views(1000);
    await failures(199);
    expect(events.quarantined).not.toHaveBeenCalled();
  });

  it('notices a broken page next to one that is read more', async () => {
    const { events, views, failures } = watching();
    views(1000, other);
    views(10);
    await failures(10);
    expect(events.quarantined).toHaveBeenCalledTimes(1);
  });

  it('ignores reports without views', async () => {
    const { events, heard, views, failures } = watching();
    await failures(1000);
    views(10);
    heard.record({ event: 'forgotten', release: NEWS });
    await failures(1000);
    expect(events.quarantined).not.toHaveBeenCalled();
  });

  it('counts only the last minutes', async () => {
    const { clock, events, views, failures } = watching();
    views(20);
    await failures(9);
    clock.now += 330_000;
    views(20);
    await failures(9);
    expect(events.quarantined).not.toHaveBeenCalled();
  });

  it('ignores failures on the server, which are handled there', () => {
    const { events, heard, views } = watching();
    views(10);
    for (let i = 0; i < 20; i += 1)
      heard.record({ event: 'unit-failed', unit: page, side: 'server', error: 'away' });
    expect(events.quarantined).not.toHaveBeenCalled();
  });

  it('does not quarantine without a replacement release', async () => {
    const { events, views, failures } = watching({ replacementOf: false });
    views(20);
    await failures(20);
    expect(events.quarantined).not.toHaveBeenCalled();
  });

  it('quarantines a release on probation again after a few failures', async () => {
    const { clock, events, views, failures } = watching();
    views(20);
    await failures(10);
    clock.now += 10_000;
    views(10);
    await failures(3);
    expect(events.quarantined).toHaveBeenCalledTimes(2);
  });

  it('restores a release when the unit that failed has worked for a while', async () => {
    const { clock, events, views, failures } = watching();
    views(20);
    await failures(10);
    clock.now += 10_000;
    views(30, other);
    views(1);
    clock.now += 61_000;
    views(30, other);
    views(18);
    expect(events.restored).not.toHaveBeenCalled();
    views(1);
    expect(events.restored).toHaveBeenCalledWith(NEWS, null);
  });
});

test('a clock that is set back by hours does not prolong a probation', async () => {
  jest.useFakeTimers();
  try {
    const restored = jest.fn();
    const quarantine = new Quarantine({ quarantined: () => {}, restored });
    const { record } = new BrowserFailures({ quarantine, hasReplacement: async () => true });
    const views = (count: number) => record({ event: 'view-served', units: [page], count });
    views(20);
    for (let i = 0; i < 10; i += 1)
      record({ event: 'unit-failed', unit: page, side: 'browser', error: 'away' });
    await Promise.resolve();
    await Promise.resolve();
    jest.advanceTimersByTime(10_000);
    views(20);
    jest.setSystemTime(Date.now() - 3 * 3_600_000);
    jest.advanceTimersByTime(60_000);
    views(1);
    expect(restored).toHaveBeenCalledWith(NEWS, null);
  } finally {
    jest.useRealTimers();
  }
});

test('counts what happened in the last five minutes', () => {
  const count = new RollingCount();
  const start = 1_700_000_010_000;
  for (const seconds of [0, 1, 100, 250]) count.add(start + seconds * 1000);
  expect(count.total(start + 250_000)).toBe(4);
  expect(count.total(start + 310_000)).toBe(2);
  expect(count.total(start + 600_000)).toBe(0);
});
