import { FIXTURE_SETTINGS } from '@meadowlark/shared/testing/fixture-context.ts';
import * as shell from '../../src/render.tsx';
import type { ReleaseSource } from '../editions/release-source.ts';
import { startComposing } from '../pages/composing.ts';
import { listAddresses } from './list-addresses.ts';
import { SILENT } from '../telemetry/telemetry.ts';

afterEach(() => jest.useRealTimers());

test('a remote that never answers keeps nobody waiting, and loses its own lines only', async () => {
  jest.useFakeTimers();
  const described = {} as Awaited<ReturnType<ReleaseSource['describe']>>;
  const composing = await startComposing(
    {
      settings: FIXTURE_SETTINGS,
      picture: (address) => address,
      adFrameUrl: undefined,
      telemetry: SILENT,
      releases: {
        describe: async () => described,
        remote: () => new Promise(() => {}),
        shell: async () => ({ ...described, module: shell }),
      },
    },
    {
      id: '20260301T120000Z-00000000',
      parent: null,
      createdAt: '',
      by: 'a test',
      releases: { shell: '1', blog: '1', news: '1' },
      note: '',
    },
    { url: new URL('/sitemap.xml', FIXTURE_SETTINGS.origin), signal: new AbortController().signal },
    { info: () => {}, warn: () => {}, error: () => {} },
  );
  const listing = listAddresses(composing);
  await jest.advanceTimersByTimeAsync(5000);
  const { addresses, complete } = await listing;
  expect(complete).toBe(false);
  expect(addresses).toContainEqual({ path: '/local-news', modified: null });
});
