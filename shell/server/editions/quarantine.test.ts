import { Quarantine } from './quarantine.ts';

const news = { name: 'news', version: '2.0.0' };

function started() {
  const clock = { now: 1_000_000 };
  const events = { quarantined: jest.fn(), restored: jest.fn() };
  return { clock, events, quarantine: new Quarantine(events, () => clock.now) };
}

describe('Quarantine', () => {
  it('quarantines a release at its third failure within a minute', () => {
    const { clock, events, quarantine } = started();
    quarantine.failed(news, 'threw', 'counted');
    clock.now += 61_000;
    quarantine.failed(news, 'threw', 'counted');
    quarantine.failed(news, 'threw', 'counted');
    expect(quarantine.has(news)).toBe(false);
    quarantine.failed(news, 'threw', 'counted');
    expect(quarantine.has(news)).toBe(true);
    expect(quarantine.has({ ...news, version: '1.0.0' })).toBe(false);
    expect(events.quarantined).toHaveBeenCalledTimes(1);
  });

  it('quarantines a release that cannot be loaded at once', () => {
    const { quarantine } = started();
    quarantine.failed(news, 'has the wrong hash', 'fatal');
    expect(quarantine.has(news)).toBe(true);
  });

  it('keeps using a shell that ended a composer once, but not one that ended three in a minute', () => {
    const { clock, quarantine } = started();
    const shell = { name: 'shell', version: '2.0.0' };
    quarantine.failed(news, 'loops', 'deadly');
    quarantine.failed(shell, 'loops', 'deadly');
    expect([news, shell].map((release) => quarantine.isDeadly(release))).toEqual([true, false]);
    clock.now += 61_000;
    for (let death = 0; death < 2; death += 1) quarantine.failed(shell, 'loops', 'deadly');
    expect([quarantine.has(shell), quarantine.isDeadly(shell)]).toEqual([true, false]);
    quarantine.failed(shell, 'loops', 'deadly');
    expect(quarantine.isDeadly(shell)).toBe(true);
  });

  it('suspects it until it has worked again', () => {
    const { clock, quarantine } = started();
    expect(quarantine.isSuspect(news)).toBe(false);
    quarantine.failed(news, 'gone', 'fatal');
    clock.now += 10_000;
    expect([quarantine.has(news), quarantine.isSuspect(news)]).toEqual([false, true]);
    quarantine.worked(news);
    expect(quarantine.isSuspect(news)).toBe(false);
  });

  it('tries it again after a while, longer each time, and restores it when it works', () => {
    const { clock, events, quarantine } = started();
    quarantine.failed(news, 'gone', 'fatal');
    clock.now += 10_000;
    expect(quarantine.has(news)).toBe(false);
    // On probation, one failure is enough.
    quarantine.failed(news, 'threw', 'counted');
    clock.now += 19_999;
    expect(quarantine.has(news)).toBe(true);
    clock.now += 1;
    expect(quarantine.has(news)).toBe(false);
    quarantine.worked(news);
    expect(events.restored).toHaveBeenCalledWith(news, null);
    quarantine.failed(news, 'threw', 'counted');
    expect(quarantine.has(news)).toBe(false);
  });

  it('keeps counting quarantines in a row if another page of the release restores it each time', () => {
    const { clock, events, quarantine } = started();
    for (let round = 0; round < 3; round += 1) {
      quarantine.failed(news, 'loops', 'deadly');
      clock.now += 10_000 * 2 ** round;
      quarantine.worked(news);
    }
    const lengths = () =>
      events.quarantined.mock.calls.map(([, { forMs }]: [unknown, { forMs: number }]) => forMs / 1000);
    expect(lengths()).toEqual([10, 20, 40]);
    clock.now += 15 * 60_000;
    quarantine.failed(news, 'loops', 'deadly');
    expect(lengths().at(-1)).toBe(10);
  });

  it('is not restored by a page that was in progress when it was quarantined', () => {
    const { events, quarantine } = started();
    quarantine.failed(news, 'gone', 'fatal');
    quarantine.worked(news);
    expect(quarantine.has(news)).toBe(true);
    expect(events.restored).not.toHaveBeenCalled();
  });

  it('retries a release that was quarantined before startup: it is restored, or quarantined at its first failure', () => {
    const { events, quarantine } = started();
    const blog = { name: 'blog', version: '2.0.0' };
    quarantine.resume(news, true);
    quarantine.resume(blog, true);
    expect(quarantine.has(news)).toBe(false);
    quarantine.worked(news);
    expect(events.restored).toHaveBeenCalledWith(news, null);
    quarantine.failed(blog, 'threw', 'counted');
    expect(quarantine.has(blog)).toBe(true);
  });

  it('clears a report that anybody may have written when the release works, and otherwise ignores it', () => {
    const { events, quarantine } = started();
    quarantine.resume(news, false);
    quarantine.keepOnly(new Set());
    quarantine.failed(news, 'threw', 'counted');
    expect([quarantine.has(news), quarantine.isSuspect(news)]).toEqual([false, false]);
    quarantine.worked(news);
    quarantine.worked(news);
    expect(events.restored.mock.calls).toEqual([[news, null]]);
  });

  const other = { id: 'other', name: 'server 2' };
  const found = { why: 'threw', forMs: 8000, times: 2, side: 'server', deaths: 0 } as const;

  it('adopts what another server found', () => {
    const { clock, events, quarantine } = started();
    quarantine.adopt(news, found, other);
    expect(quarantine.has(news)).toBe(true);
    expect(events.quarantined).toHaveBeenCalledWith(news, found, other);
    clock.now += 8000;
    expect([quarantine.has(news), quarantine.isOnProbation(news, 'server')]).toEqual([false, true]);
    quarantine.failed(news, 'threw', 'counted');
    clock.now += 39_999;
    expect(quarantine.has(news)).toBe(true);
    quarantine.adopt({ ...news, version: '3' }, { ...found, deaths: 1 }, other);
    expect(quarantine.isDeadly({ ...news, version: '3' })).toBe(true);
  });

  it('keeps the longer of two quarantines, and reports it once', () => {
    const { clock, events, quarantine } = started();
    quarantine.failed(news, 'gone', 'fatal');
    quarantine.adopt(news, found, other);
    clock.now += 9999;
    expect(quarantine.has(news)).toBe(true);
    expect(events.quarantined).toHaveBeenCalledTimes(1);
  });

  it('restores what works elsewhere, but not what this server or a third one found since', () => {
    const { clock, events, quarantine } = started();
    quarantine.adopt(news, found, other);
    quarantine.restoredBy(news, { id: 'third', name: 'server 3' });
    expect(quarantine.has(news)).toBe(true);
    // The clocks of two servers end a quarantine some milliseconds apart.
    quarantine.restoredBy(news, other);
    expect(quarantine.isSuspect(news)).toBe(false);
    expect(events.restored).toHaveBeenCalledWith(news, other);
    quarantine.failed(news, 'gone', 'fatal');
    quarantine.restoredBy(news, other);
    expect(quarantine.has(news)).toBe(true);
    clock.now += 40_000;
    quarantine.restoredBy(news, other);
    expect(quarantine.isSuspect(news)).toBe(false);
  });

  it('limits what it remembers from others', () => {
    const { quarantine } = started();
    for (let i = 0; i < 1000; i += 1) quarantine.adopt({ name: 'news', version: `1.0.${i}` }, found, other);
    expect(quarantine.has({ name: 'news', version: '1.0.199' })).toBe(true);
    expect(quarantine.has({ name: 'news', version: '1.0.200' })).toBe(false);
  });

  it('does not accept success on the server as proof that a release works in browsers', () => {
    const { clock, events, quarantine } = started();
    quarantine.failed(news, '12 of 20 views failed in browsers', 'fatal', 'browser');
    clock.now += 10_000;
    expect(quarantine.isOnProbation(news, 'browser')).toBe(true);
    quarantine.worked(news);
    expect(events.restored).not.toHaveBeenCalled();
    quarantine.worked(news, 'browser');
    expect(events.restored).toHaveBeenCalledWith(news, null);
    expect(quarantine.isOnProbation(news, 'browser')).toBe(false);
  });

  it('accepts it if the server that heard the browsers, and knows which page failed, is gone', () => {
    const { clock, events, quarantine } = started();
    quarantine.adopt(news, { ...found, side: 'browser' }, other);
    clock.now += found.forMs + 15 * 60_000;
    quarantine.worked(news);
    expect(events.restored).not.toHaveBeenCalled();
    clock.now += 1;
    quarantine.worked(news);
    expect(events.restored).toHaveBeenCalledWith(news, null);
  });
});

test('failed releases are remembered when they are no longer served, unless there are many', () => {
  const quarantine = new Quarantine({ quarantined: () => {}, restored: () => {} });
  const releases = Array.from({ length: 250 }, (_, i) => ({ name: 'news', version: `1.0.${i}` }));
  const known = () => releases.filter((release) => quarantine.isSuspect(release)).length;
  for (const release of releases.slice(0, 200)) quarantine.failed(release, 'bad', 'fatal');
  quarantine.keepOnly(new Set());
  expect(known()).toBe(200);
  for (const release of releases) quarantine.failed(release, 'bad', 'fatal');
  quarantine.keepOnly(new Set());
  expect(known()).toBe(200);
  // The oldest are dropped first.
  expect(quarantine.isSuspect(releases[0] as (typeof releases)[0])).toBe(false);
});

test('a clock that is set back by hours does not prolong a quarantine', () => {
  jest.useFakeTimers();
  try {
    const quarantine = new Quarantine({ quarantined: () => {}, restored: () => {} });
    quarantine.failed(news, 'gone', 'fatal');
    jest.setSystemTime(Date.now() - 3 * 3_600_000);
    jest.advanceTimersByTime(9999);
    expect(quarantine.has(news)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(quarantine.has(news)).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});
