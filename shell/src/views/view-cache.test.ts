import type { ViewResponse } from '../composition/page-state.ts';
import { ViewCache } from './view-cache.ts';

function response(status = 200): ViewResponse {
  const head = { title: '', description: '', canonical: '/' };
  return { edition: 'e', releases: {}, view: { kind: 'page', status, head, data: null } };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ViewCache', () => {
  it('returns a view while it is fresh enough for its use', () => {
    const views = new ViewCache(2);
    const good = response();
    views.set('a', good);
    jest.advanceTimersByTime(60_000);
    expect(views.get('a', () => 60)).toBe(good);
    expect(views.get('a', () => 59)).toBeNull();
  });

  it('forgets the one kept longest ago', () => {
    const views = new ViewCache(2);
    for (const key of ['a', 'b', 'a', 'c']) views.set(key, response());
    expect(['a', 'b', 'c'].map((key) => views.get(key, () => 1) !== null)).toEqual([true, false, true]);
  });

  it('does not cache an error, and drops the previous view', () => {
    const views = new ViewCache(2);
    views.set('a', response());
    views.set('a', response(503));
    expect(views.get('a', () => 1)).toBeNull();
  });
});
