import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import * as shell from '../../../src/render.tsx';
import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { ViewRequest } from '../../protocol/messages.ts';
import { loadedOf } from '../testing/loaded-of.ts';
import { editionOf } from '../../store/testing/edition-of.ts';
import { worldOf } from '../testing/world-of.ts';
import { viewJob, ViewContext } from '../view/view-context.ts';
import { listAddresses } from './list-addresses.ts';

const EDITION = editionOf({ shell: '1', blog: '1', news: '1' });

afterEach(() => jest.useRealTimers());

test('a remote that never answers keeps nobody waiting, and loses its own lines only', async () => {
  jest.useFakeTimers();
  const world = worldOf({
    releases: { remote: () => new Promise(() => {}), shell: async () => loadedOf('shell', '1', shell) },
  });
  const request: ViewRequest = {
    id: '1',
    url: `${FIXTURE_SETTINGS.origin}/sitemap.xml`,
    edition: EDITION,
    replaced: {},
    without: [],
    pinned: [],
    routes: {},
    counted: true,
    staff: null,
    weather: null,
  };
  const job = viewJob(1, request, world, new AbortController().signal);
  const listing = listAddresses(await ViewContext.open(job, []));
  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
  const { addresses, complete } = await listing;
  expect(complete).toBe(false);
  expect(addresses).toContainEqual({ path: '/local-news', modified: null });
});
