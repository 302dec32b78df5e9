import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import * as shell from '../../../src/render.tsx';
import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { ViewRequest } from '../../protocol/messages.ts';
import { loadedOf } from '../testing/loaded-of.ts';
import type { LoadedRelease, RemoteModule } from '../release-source.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';
import { worldOf } from '../testing/world-of.ts';
import { viewJob, ViewContext } from '../view/view-context.ts';
import { listAddresses } from './compose-sitemap.ts';

const EDITION = editionOf({ shell: '1', blog: '1', news: '1' });

afterEach(() => jest.useRealTimers());

function listingOf(remote: (name: string) => Promise<LoadedRelease<RemoteModule>>) {
  const world = worldOf({
    releases: { remote, shell: async () => loadedOf('shell', '1', shell), serverMap: async () => null },
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
  return ViewContext.open(job, []).then(listAddresses);
}

test.each([[[{ path: undefined }]], [[null]], ['text'], [[{ path: '/blog/a', modified: Symbol('now') }]]])(
  'a remote that lists %p loses only its own lines',
  async (listed) => {
    const post = {
      addresses: async () => listed as never,
      load: () => ({ status: 200, data: null }) as const,
    };
    const pages = { post: { ...post, Page: () => null } } as unknown as RemoteModule['pages'];
    const { addresses, complete } = await listingOf(async (name) =>
      loadedOf(name, '1', { contract: CONTRACT, pages, blocks: {} }),
    );
    expect(complete).toBe(false);
    expect(addresses).toContainEqual({ path: '/local-news', modified: null });
    expect(addresses.every(({ path }) => typeof path === 'string')).toBe(true);
  },
);

test('a remote that never responds delays nobody, and loses only its own lines', async () => {
  jest.useFakeTimers();
  const listing = listingOf(() => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
  const { addresses, complete } = await listing;
  expect(complete).toBe(false);
  expect(addresses).toContainEqual({ path: '/local-news', modified: null });
});
