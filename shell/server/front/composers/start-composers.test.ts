import { editionsOf } from '../../editions/testing/editions-of.ts';
import { Activity, type Phase } from '../../protocol/activity.ts';
import type { ToFront } from '../../protocol/messages.ts';
import { StoreUnavailable } from '../../../store/store-unavailable.ts';
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
const SPINS: Phase = { release: 'news@2.0.0', unit: 'news/page/category', job: 1, phase: 'render' };

interface Thread {
  activity: Activity;
  tell: (message: ToFront) => void;
  end: () => void;
}

/** What the quarantine records when something happens to a thread. */
async function heardWhen(
  happens: (thread: Thread) => void | Promise<void>,
  error = new Error('There is none.'),
): Promise<unknown[][]> {
  const threads: Thread[] = [];
  const failed = jest.fn<void, unknown[]>();
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const start = (): ComposerThread => {
    const activity = new Activity();
    let end = () => {};
    let tell: Thread['tell'] = () => {};
    threads.push({ activity, tell: (message) => tell(message), end: () => end() });
    return {
      port: { postMessage: () => {} },
      activity,
      worker: null,
      onMessages: (listener) => {
        tell = (message) => listener([message]);
        setImmediate(() => tell({ type: 'ready' }));
      },
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
      releases: { code: () => Promise.reject(error), serverMap: async () => null },
      record: () => {},
      log: silent,
      warm: async () => [],
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (threads[0]) await happens(threads[0]);
  await composers.close();
  return failed.mock.calls;
}

test('the release whose phase ended a thread is not used', async () => {
  const heard = heardWhen(({ activity, end }) => {
    activity.begin(SPINS);
    end();
  });
  expect(await heard).toEqual([
    [{ name: 'news', version: '2.0.0' }, expect.stringContaining('render'), 'deadly'],
  ]);
});

test('a loss without a culprit counts against the shell, but is not proof', async () => {
  expect(await heardWhen(({ end }) => end())).toEqual([
    [{ name: 'shell', version: '1.0.0' }, expect.any(String), 'counted'],
  ]);
});

test('an uncaught error counts against the release in its stack; without one, against none', async () => {
  const thrown = new Error('in a timer');
  thrown.stack = `Error: in a timer\n    at tick (news@2.0.0/server.cjs:1:1)`;
  const heard = heardWhen(({ tell }) => {
    for (const error of [thrown, 'a text', new Error('a reply of the front')])
      tell({ type: 'uncaught', error });
  });
  expect(await heard).toEqual([[{ name: 'news', version: '2.0.0' }, 'Not caught: in a timer', 'counted']]);
});

test('a release that cannot be loaded is blamed, unless only the store was down', async () => {
  const release = { name: 'news', version: '1.0.0' };
  const loads = async ({ tell }: Thread) => {
    tell({ type: 'request', id: 1, request: { kind: 'release', ...release } });
    await new Promise(setImmediate);
    tell({ type: 'verdict', release, verdict: { state: 'failed', why: 'It is not there', fatal: true } });
  };
  expect(await heardWhen(loads)).toEqual([[release, 'It is not there', 'fatal']]);
  expect(await heardWhen(loads, new StoreUnavailable('no response'))).toEqual([]);
});
