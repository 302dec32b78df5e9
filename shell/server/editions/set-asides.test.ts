import { SetAsides } from './set-asides.ts';

const news = { name: 'news', version: '2.0.0' };

function started() {
  const clock = { now: 1_000_000 };
  const events = { setAside: jest.fn(), restored: jest.fn() };
  return { clock, events, asides: new SetAsides(events, () => clock.now) };
}

describe('SetAsides', () => {
  it('sets a release aside at its third failure within a minute', () => {
    const { clock, events, asides } = started();
    asides.failed(news, 'threw', false);
    clock.now += 61_000;
    asides.failed(news, 'threw', false);
    asides.failed(news, 'threw', false);
    expect(asides.isAside(news)).toBe(false);
    asides.failed(news, 'threw', false);
    expect(asides.isAside(news)).toBe(true);
    expect(asides.isAside({ ...news, version: '1.0.0' })).toBe(false);
    expect(events.setAside).toHaveBeenCalledTimes(1);
  });

  it('sets one aside at once that cannot be loaded', () => {
    const { asides } = started();
    asides.failed(news, 'has the wrong hash', true);
    expect(asides.isAside(news)).toBe(true);
  });

  it('tries it again after a while, longer each time, and restores it when it works', () => {
    const { clock, events, asides } = started();
    asides.failed(news, 'gone', true);
    clock.now += 10_000;
    expect(asides.isAside(news)).toBe(false);
    // On trial, one failure is enough.
    asides.failed(news, 'threw', false);
    clock.now += 19_999;
    expect(asides.isAside(news)).toBe(true);
    clock.now += 1;
    expect(asides.isAside(news)).toBe(false);
    asides.worked(news);
    expect(events.restored).toHaveBeenCalledWith(news);
    asides.failed(news, 'threw', false);
    expect(asides.isAside(news)).toBe(false);
  });

  it('is not restored by a page that was under way when it was set aside', () => {
    const { events, asides } = started();
    asides.failed(news, 'gone', true);
    asides.worked(news);
    expect(asides.isAside(news)).toBe(true);
    expect(events.restored).not.toHaveBeenCalled();
  });

  it('tries what was set aside before the start: it serves again, or is set aside at its first failure', () => {
    const { events, asides } = started();
    const blog = { name: 'blog', version: '2.0.0' };
    asides.resume(news);
    asides.resume(blog);
    expect(asides.isAside(news)).toBe(false);
    asides.worked(news);
    expect(events.restored).toHaveBeenCalledWith(news);
    asides.failed(blog, 'threw', false);
    expect(asides.isAside(blog)).toBe(true);
  });

  it('takes no work on the server for a proof that a release works in browsers', () => {
    const { clock, events, asides } = started();
    asides.failed(news, '12 of 20 views failed in browsers', true, 'browser');
    clock.now += 10_000;
    expect(asides.isOnTrial(news, 'browser')).toBe(true);
    asides.worked(news);
    expect(events.restored).not.toHaveBeenCalled();
    asides.worked(news, 'browser');
    expect(events.restored).toHaveBeenCalledWith(news);
    expect(asides.isOnTrial(news, 'browser')).toBe(false);
  });
});
