import { editionsOf } from '../../editions/testing/editions-of.ts';
import { Activity, type Step } from '../../protocol/activity.ts';
import type { ToFront } from '../../protocol/messages.ts';
import type { ComposerThread } from './composer-thread.ts';
import { startComposers } from './start-composers.ts';

const EDITION = {
  id: '20261101T060000Z-00000000',
  parent: null,
  createdAt: '2026-11-01T06:00:00Z',
  by: 'a test',
  releases: { shell: '1.0.0', news: '2.0.0' },
  note: '',
};
const SPINS: Step = { release: 'news@2.0.0', unit: 'news/page/category', job: 1, step: 'render' };

/** What the quarantine hears when a thread ends during a step. */
async function heardWhenEnding(step: Step | null): Promise<unknown[][]> {
  const threads: { activity: Activity; end: () => void }[] = [];
  const failed = jest.fn<void, unknown[]>();
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const start = (): ComposerThread => {
    const activity = new Activity();
    let end = () => {};
    threads.push({ activity, end: () => end() });
    return {
      port: { postMessage: () => {} },
      activity,
      worker: null,
      onMessages: (listener) => setImmediate(() => listener([{ type: 'ready' } satisfies ToFront])),
      onEnd: (listener) => {
        const before = end;
        end = () => {
          before();
          listener(null);
        };
      },
      terminate: async () => {},
    };
  };
  const composers = startComposers(
    { count: 1, start, fetch: () => Promise.reject(new Error('Nothing is fetched.')) },
    {
      editions: editionsOf(EDITION),
      quarantine: {
        has: () => false,
        isDeadly: () => false,
        isSuspect: () => false,
        worked: () => {},
        failed,
      },
      releases: { code: () => Promise.reject(new Error('There is none.')), serverMap: async () => null },
      record: () => {},
      log: silent,
      warm: async () => [],
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (step) threads[0]?.activity.begin(step);
  threads[0]?.end();
  await composers.close();
  return failed.mock.calls;
}

test('the release whose step ended a thread must not serve', async () => {
  expect(await heardWhenEnding(SPINS)).toEqual([
    [{ name: 'news', version: '2.0.0' }, expect.stringContaining('render'), 'deadly'],
  ]);
});

test('a loss without a culprit counts against the shell and proves nothing', async () => {
  expect(await heardWhenEnding(null)).toEqual([
    [{ name: 'shell', version: '1.0.0' }, expect.any(String), 'counted'],
  ]);
});
