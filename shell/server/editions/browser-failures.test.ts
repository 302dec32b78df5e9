import type { SeenUnit } from '../telemetry/telemetry.ts';
import { BrowserFailures } from './browser-failures.ts';
import { SetAsides } from './set-asides.ts';

const NEWS = { name: 'news', version: '2' };
const page: SeenUnit = { remote: 'news', kind: 'page', name: 'category', version: '2', edition: 'e' };
const other: SeenUnit = { ...page, name: 'article' };

function watching({ standIn = true } = {}) {
  const clock = { now: 1_700_000_010_000 };
  const events = { setAside: jest.fn(), restored: jest.fn() };
  const asides = new SetAsides(events, () => clock.now);
  const heard = new BrowserFailures({ asides, hasStandIn: async () => standIn, now: () => clock.now });
  const views = (count: number, unit = page) => {
    heard.viewServed([unit], count);
  };
  /** Reports, and what they lead to. */
  const failures = async (count: number, unit = page) => {
    for (let i = 0; i < count; i += 1) heard.unitFailed(unit, 'browser');
    await Promise.resolve();
    await Promise.resolve();
  };
  return { clock, events, asides, heard, views, failures };
}

describe('BrowserFailures', () => {
  it('sets a release aside when many and a share of its views fail in browsers, once', async () => {
    const { events, views, failures } = watching();
    views(20);
    await failures(9);
    expect(events.setAside).not.toHaveBeenCalled();
    await failures(5);
    expect(events.setAside).toHaveBeenCalledTimes(1);
    expect(events.setAside).toHaveBeenCalledWith(
      NEWS,
      '10 failures in browsers in 20 views of news/page/category',
    );
  });

  it('lets a release be that fails in a few of many browsers', async () => {
    const { events, views, failures } = watching();
    views(1000);
    await failures(199);
    expect(events.setAside).not.toHaveBeenCalled();
  });

  it('does not let a broken page hide behind one that is read more', async () => {
    const { events, views, failures } = watching();
    views(1000, other);
    views(10);
    await failures(10);
    expect(events.setAside).toHaveBeenCalledTimes(1);
  });

  it('believes no reports without views', async () => {
    const { events, heard, views, failures } = watching();
    await failures(1000);
    views(10);
    heard.forget(NEWS);
    await failures(1000);
    expect(events.setAside).not.toHaveBeenCalled();
  });

  it('counts the last minutes only', async () => {
    const { clock, events, views, failures } = watching();
    views(20);
    await failures(9);
    clock.now += 330_000;
    views(20);
    await failures(9);
    expect(events.setAside).not.toHaveBeenCalled();
  });

  it('leaves alone what fails on the server: that is seen to where it happens', () => {
    const { events, heard, views } = watching();
    views(10);
    for (let i = 0; i < 20; i += 1) heard.unitFailed(page, 'server');
    expect(events.setAside).not.toHaveBeenCalled();
  });

  it('sets nothing aside when no other release could serve', async () => {
    const { events, views, failures } = watching({ standIn: false });
    views(20);
    await failures(20);
    expect(events.setAside).not.toHaveBeenCalled();
  });

  it('sets a release on trial aside again after a few failures', async () => {
    const { clock, events, views, failures } = watching();
    views(20);
    await failures(10);
    clock.now += 10_000;
    views(10);
    await failures(3);
    expect(events.setAside).toHaveBeenCalledTimes(2);
  });

  it('restores a release when the unit that failed was seen for a while and works', async () => {
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
    expect(events.restored).toHaveBeenCalledWith(NEWS);
  });
});
