import { NotNeeded } from '../../../lib/not-needed.ts';
import { Activity } from '../../protocol/activity.ts';
import type { TaskOf, ToComposer, ToFront, ViewFacts } from '../../protocol/messages.ts';
import { ComposerClient, ComposerEnded } from './composer-client.ts';

const TASK: TaskOf<'describe-shell'> = { kind: 'describe-shell', version: '1.0.0' };
const NOBODY_LEAVES = new AbortController().signal;
const UNITS: ViewFacts['units'] = [];

/** A client, what it has posted to its thread, and the thread's side. */
function connected() {
  const posted: ToComposer[] = [];
  let tell = (_messages: readonly ToFront[]) => {};
  const unusable = jest.fn();
  let end = (_error: unknown) => {};
  const client = new ComposerClient(
    {
      port: { postMessage: (message) => posted.push(message as ToComposer) },
      activity: new Activity(),
      worker: null,
      onMessages: (listener) => (tell = listener),
      onEnd: (listener) => (end = listener),
      terminate: async () => {},
    },
    {
      record: () => {},
      judge: () => {},
      log: () => {},
      uncaught: () => {},
      unusable,
      serve: async () => null,
    },
  );
  return {
    client,
    posted,
    tell: (...messages: ToFront[]) => tell(messages),
    /** Posts anything. */
    tellAnything: (message: unknown) => tell(message as readonly ToFront[]),
    unusable,
    end: () => end(null),
  };
}

/** A late page, and a reader who follows it. */
async function streaming() {
  const { client, posted, tell, end } = connected();
  const { late, result, stream } = client.start(TASK, NOBODY_LEAVES);
  result.catch(() => {});
  tell({ type: 'late', job: 1, page: { pattern: '/', shell: '1.0.0' } });
  await late;
  const write = jest.fn<void, [string]>();
  return { client, posted, tell, end, stream, write, units: stream('a nonce', write, NOBODY_LEAVES) };
}

test('the thread is notified once of a job that is no longer needed', async () => {
  const { client, posted, tell } = connected();
  const leaving = new AbortController();
  const { late, result } = client.start(TASK, leaving.signal);
  leaving.abort(new NotNeeded('The reader has left.'));
  expect(posted).toEqual([
    { type: 'start', job: 1, task: TASK },
    { type: 'abort', job: 1 },
  ]);
  tell({ type: 'aborted', job: 1 });
  // The reason: it says whether that is a failure.
  await expect(result).rejects.toBe(leaving.signal.reason);
  expect(await late).toBeNull();
});

test('a job that is done is not aborted when its reader leaves', async () => {
  const { client, posted, tell } = connected();
  const leaving = new AbortController();
  const { result } = client.start(TASK, leaving.signal);
  tell({ type: 'done', job: 1, result: null });
  await result;
  leaving.abort();
  expect(posted).toHaveLength(1);
});

test('a job whose reader has already left is not started: nothing would end it', async () => {
  const { client, posted } = connected();
  const { late, result, stream } = client.start(TASK, AbortSignal.abort(new Error('The reader has left.')));
  await expect(result).rejects.toThrow('The reader has left.');
  expect(await late).toBeNull();
  await expect(stream('a nonce', () => {}, NOBODY_LEAVES)).rejects.toThrow('The reader has left.');
  expect(posted).toEqual([]);
  expect(client.load).toBe(0);
});

test('nothing is streamed to a reader who has already left', async () => {
  const { posted, stream } = await streaming();
  const before = posted.length;
  expect(await stream('another nonce', () => {}, AbortSignal.abort())).toBeNull();
  expect(posted).toHaveLength(before);
});

test('a stream whose composer ends before its first chunk is empty: the page is rendered again', async () => {
  const { units, end } = await streaming();
  end();
  expect(await units).toBeNull();
});

test('a stream whose composer ends after its first chunk breaks off', async () => {
  const { units, tell, end, write } = await streaming();
  tell({ type: 'chunk', stream: 2, html: '<p>The frame' });
  end();
  await expect(units).rejects.toBeInstanceOf(ComposerEnded);
  expect(write.mock.calls).toEqual([['<p>The frame']]);
});

test('a composer that was ended writes to no reader, and accepts neither streams nor jobs', async () => {
  const { client, units, tell, stream, write } = await streaming();
  await client.terminate();
  tell({ type: 'chunk', stream: 2, html: '<p>Too late' }, { type: 'streamed', stream: 2, units: UNITS });
  expect(await units).toBeNull();
  expect(write).not.toHaveBeenCalled();
  await expect(stream('another nonce', write, NOBODY_LEAVES)).rejects.toBeInstanceOf(ComposerEnded);
  await expect(client.start(TASK, NOBODY_LEAVES).result).rejects.toBeInstanceOf(ComposerEnded);
  expect(client.load).toBe(Infinity);
});

// It ended the process, and with it the site.
test.each([null, [null], [{ type: 'streamed', stream: 2 }, { type: 'chunk' }, 7, null]])(
  'a composer that posts %j is replaced',
  (message) => {
    const { tellAnything, unusable } = connected();
    tellAnything(message);
    expect(unusable.mock.calls).toEqual([[null, expect.stringContaining('It posted')]]);
  },
);
