import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { threadStarter, type ComposerThread } from './composer-thread.ts';
import type { ReleaseCode, ToFront } from '../../protocol/messages.ts';
import { releaseOf } from '../../../store/testing/release-of.ts';

const RELEASES = 40;
const BUSY_MS = 10;
const BEAT_MS = 50;

const threads: ComposerThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.terminate())));

test('a composer beats while messages arrive without a pause', async () => {
  const thread = startThread();
  const { port, activity } = thread;
  const requests: { id: number; value: ReleaseCode }[] = [];
  let done = 0;
  let before = 0;
  const receive = (message: ToFront, finish: () => void) => {
    if (message.type === 'ready')
      for (let job = 1; job <= RELEASES; job += 1)
        port.postMessage({
          type: 'start',
          job,
          task: { kind: 'load', release: { name: 'news', version: `1.0.${job}` } },
        });
    if (message.type === 'request' && message.request.kind === 'release') {
      const { name, version } = message.request;
      requests.push({ id: message.id, value: busyRelease(name, version) });
      if (requests.length < RELEASES) return;
      before = activity.read().beats;
      // All at once: while one is evaluated, the others are waiting.
      for (const { id, value } of requests) port.postMessage({ type: 'reply', id, reply: { value } });
    }
    if (message.type === 'done') done += 1;
    if (done === RELEASES) finish();
  };
  await new Promise<void>((finish) => {
    thread.onMessages((messages) => messages.forEach((message) => receive(message, finish)));
  });
  const beats = activity.read().beats - before;
  // Each turn is one release, followed by a beat if one is due.
  expect(beats).toBeGreaterThanOrEqual((RELEASES * BUSY_MS) / (BEAT_MS + BUSY_MS) - 2);
});

test.each([
  ['buffers', 'const kept = []; setInterval(() => kept.push(Buffer.alloc(4e6)), 20);', ' with buffers'],
  [
    'objects',
    'const kept = []; setInterval(() => kept.push(new Array(1e6).fill(1)), 40);',
    ' and does not free it',
  ],
])(
  'a composer full of %s names the release that keeps them, not one that is at work',
  async (_, keeps, why) => {
    const thread = startThread();
    const unusable = new Promise<ToFront>((resolve) => {
      const receive = (message: ToFront) => {
        if (message.type === 'ready')
          for (const [job, name] of ['keeps', 'works'].entries())
            thread.port.postMessage({
              type: 'start',
              job: job + 1,
              task: { kind: 'load', release: { name, version: '1.0.0' } },
            });
        if (message.type === 'request' && message.request.kind === 'release') {
          const code =
            message.request.name === 'keeps'
              ? keeps
              : 'setInterval(() => { const end = performance.now() + 5; while (performance.now() < end); }, 20);';
          const value = { ...busyRelease(message.request.name, '1.0.0'), code };
          thread.port.postMessage({ type: 'reply', id: message.id, reply: { value } });
        }
        if (message.type === 'unusable') resolve(message);
      };
      thread.onMessages((messages) => messages.forEach(receive));
    });
    expect(await unusable).toMatchObject({
      phase: { release: 'keeps@1.0.0', phase: 'timer' },
      why: `It filled the memory${why}`,
    });
  },
);

test('a composer told to end during startup ends after it, because Node may abort the process before', async () => {
  const thread = startThread();
  const told: string[] = [];
  thread.onMessages((messages) => told.push(...messages.map(({ type }) => type)));
  await thread.terminate();
  expect(told).toEqual(['ready']);
});

test('a composer without a thread of the system ends, and does not throw at its caller', async () => {
  // `new Worker` throws when its data cannot be cloned, just as it does at the limit of threads.
  const unsendable = Object.assign(() => {}, FIXTURE_SETTINGS);
  const thread = threadStarter({
    settings: unsendable,
    services: [],
    pictureKey: 'of the test',
    adFrameUrl: undefined,
  })();
  const ended = new Promise((resolve) => thread.onEnd(resolve));
  await expect(ended).resolves.toMatchObject({ name: 'DataCloneError' });
});

test.each([0, 10])(
  'a composer has lower priority than the front of a process with a niceness of %s',
  async (niceness) => {
    const { stdout } = await promisify(execFile)(
      'nice',
      [
        '-n',
        String(niceness),
        process.execPath,
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        PRIORITIES,
      ],
      { cwd: import.meta.dirname },
    );
    const { tid, composer, front } = JSON.parse(stdout) as { tid: number; composer: number; front: number };
    // Only Linux has thread ids. 19 is the highest nice value.
    expect(tid === 0 || composer === Math.min(front + 5, 19)).toBe(true);
  },
);

/** Prints the nice values of a process and of a composer that it starts. */
const PRIORITIES = `
  import { getPriority } from 'node:os';
  import { threadStarter } from './composer-thread.ts';
  import { FIXTURE_SETTINGS as settings } from '@meadowlark/shared/standalone/fixture-context.ts';
  const { onMessages, activity } = threadStarter({ settings, services: [], pictureKey: 'of the test', adFrameUrl: undefined })();
  onMessages(() => {
    const { tid } = activity.read();
    process.stdout.write(JSON.stringify({ tid, composer: getPriority(tid), front: getPriority() }), () => process.exit());
  });
`;

function startThread(): ComposerThread {
  const start = threadStarter({
    settings: FIXTURE_SETTINGS,
    services: [],
    pictureKey: 'of the test',
    adFrameUrl: undefined,
  });
  const thread = start();
  threads.push(thread);
  return thread;
}

function busyRelease(name: string, version: string): ReleaseCode {
  return {
    release: releaseOf(name, version),
    code: `const end = performance.now() + ${BUSY_MS}; while (performance.now() < end);`,
    file: `${name}@${version}/server.cjs`,
    address: { base: '', dropped: '' },
  };
}
