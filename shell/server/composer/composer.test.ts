import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { TaskOf, ToFront } from '../protocol/messages.ts';
import { Composer } from './composer.ts';

test('a task that is given up before it is begun is not begun', async () => {
  const sent: ToFront[] = [];
  const shell = jest.fn();
  const composer = new Composer(
    { postMessage: (messages) => sent.push(...(messages as ToFront[])) },
    { settings: FIXTURE_SETTINGS, pictureKey: 'of the test', adFrameUrl: undefined },
    { begin: () => {}, end: () => {} },
    { shell } as never,
  );
  const task: TaskOf<'describe-shell'> = { kind: 'describe-shell', version: '1' };
  composer.receive({ type: 'abort', job: 2 });
  composer.receive({ type: 'start', job: 1, task });
  composer.receive({ type: 'start', job: 2, task });
  await new Promise(setImmediate);
  expect(shell).toHaveBeenCalledTimes(1);
  expect(sent.map((message) => [message.type, 'job' in message && message.job])).toEqual([
    ['failed', 2],
    ['failed', 1],
  ]);
});
