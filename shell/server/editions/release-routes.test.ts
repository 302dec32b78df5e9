import type { Release } from '@meadowlark/shared/contract/release.ts';
import { releaseOf } from '../../store/testing/release-of.ts';
import { ReleaseRoutes } from './release-routes.ts';

const ROUTES = [{ path: '/weather', page: 'front', title: 'Weather' }];
const EDITION = { releases: { shell: '1', news: '1', weather: '1' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Reads of release.json, as `weather` says. */
function storeThat(weather: () => Promise<Release>) {
  const release = jest.fn((name: string, version: string) =>
    name === 'weather' ? weather() : Promise.resolve(releaseOf(name, version)),
  );
  return { release, routes: new ReleaseRoutes({ release }) };
}

it('reads each release once, and names those with pages', async () => {
  const { release, routes } = storeThat(async () => releaseOf('weather', '1', { routes: ROUTES }));
  expect(await Promise.all([routes.of(EDITION), routes.of(EDITION)])).toEqual([
    { weather: ROUTES },
    { weather: ROUTES },
  ]);
  expect(release.mock.calls.map(([name]) => name)).toEqual(['news', 'weather']);
});

it.each<[string, () => Promise<Release>]>([
  ['that cannot be read', () => Promise.reject(new Error('The store is away.'))],
  ['that does not come', () => new Promise(() => {})],
])(
  'waits briefly for one %s, reports its pages as unknown, and reads it again later',
  async (_what, weather) => {
    const { release, routes } = storeThat(weather);
    const first = routes.of(EDITION);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await first).toEqual({ weather: null });
    expect(await routes.of(EDITION)).toEqual({ weather: null });
    expect(release).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(31_000);
    void routes.of(EDITION);
    expect(release).toHaveBeenCalledTimes(3);
  },
);
