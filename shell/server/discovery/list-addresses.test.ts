import { FIXTURE_SETTINGS } from '@meadowlark/shared/testing/fixture-context.ts';
import * as shell from '../../src/render.tsx';
import type { DescribedRelease } from '../editions/release-source.ts';
import { cachingFetch } from '../pages/caching-fetch.ts';
import { startComposing } from '../pages/composing.ts';
import { editionOf, servingOf } from '../testing/serving-of.ts';
import { listAddresses } from './list-addresses.ts';

const EDITION = editionOf({ shell: '1', blog: '1', news: '1' });

afterEach(() => jest.useRealTimers());

test('a remote that never answers keeps nobody waiting, and loses its own lines only', async () => {
  jest.useFakeTimers();
  const described = {} as DescribedRelease;
  const composing = await startComposing(
    {
      settings: FIXTURE_SETTINGS,
      picture: (address) => address,
      fetch: cachingFetch(),
      adFrameUrl: undefined,
      ...servingOf(
        {
          remote: () => new Promise(() => {}),
          shell: async () => ({ ...described, module: shell }),
        },
        EDITION,
      ),
    },
    { edition: EDITION, without: [], pinned: [] },
    { id: '1', url: new URL('/sitemap.xml', FIXTURE_SETTINGS.origin), signal: new AbortController().signal },
    { info: () => {}, warn: () => {}, error: () => {} },
  );
  const listing = listAddresses(composing);
  await jest.advanceTimersByTimeAsync(5000);
  const { addresses, complete } = await listing;
  expect(complete).toBe(false);
  expect(addresses).toContainEqual({ path: '/local-news', modified: null });
});
