import { getPriority } from 'node:os';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { threadStarter, type ComposerThread } from './composer-thread.ts';
import type { ReleaseCode, ToFront } from '../../protocol/messages.ts';
import { releaseOf } from '../../store/testing/release-of.ts';

const RELEASES = 40;
const BUSY_MS = 10;
const BEAT_MS = 50;

const threads: ComposerThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.terminate())));

test('a composer beats while messages come without a pause', async () => {
  const thread = startThread();
  const { port, activity } = thread;
  const questions: { id: number; value: ReleaseCode }[] = [];
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
    if (message.type === 'question' && message.question.kind === 'release') {
      const { name, version } = message.question;
      questions.push({ id: message.id, value: busyRelease(name, version) });
      if (questions.length < RELEASES) return;
      before = activity.read().beats;
      // All at once: while one is evaluated, the others are there.
      for (const { id, value } of questions) port.postMessage({ type: 'answer', id, answer: { value } });
    }
    if (message.type === 'done') done += 1;
    if (done === RELEASES) finish();
  };
  await new Promise<void>((finish) => {
    thread.onMessages((messages) => messages.forEach((message) => receive(message, finish)));
  });
  const beats = activity.read().beats - before;
  // Each turn is one release, after which a beat that is due is made.
  expect(beats).toBeGreaterThanOrEqual((RELEASES * BUSY_MS) / (BEAT_MS + BUSY_MS) - 2);
});

test('a composer gives way to the front where the system has thread ids', async () => {
  const { onMessages, activity } = startThread();
  await new Promise<void>((ready) => {
    onMessages(() => ready());
  });
  const { tid } = activity.read();
  expect(tid === 0 || getPriority(tid) > getPriority()).toBe(true);
});

function startThread(): ComposerThread {
  const start = threadStarter({
    settings: FIXTURE_SETTINGS,
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
