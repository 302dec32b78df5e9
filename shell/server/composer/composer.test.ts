import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { POSTED_EDITIONS, type Task, type ToFront, type ViewedEdition } from '../protocol/messages.ts';
import { Composer } from './composer.ts';
import { editionOf } from '../../store/testing/edition-of.ts';
import { viewRequestOf } from './testing/view-request-of.ts';

/** A composer whose shell cannot be loaded, and what it has sent. */
function composerOf(shell: (version: string) => Promise<never>) {
  const sent: ToFront[] = [];
  const composer = new Composer(
    { postMessage: (messages) => sent.push(...(messages as ToFront[])) },
    { settings: FIXTURE_SETTINGS, services: [], pictureKey: 'of the test', adFrameUrl: undefined },
    { begin: () => {}, end: () => {} },
    { shell } as never,
  );
  return { composer, sent };
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

test('a task that is aborted before it starts does not start', async () => {
  const shell = jest.fn(() => Promise.reject(new Error('away')));
  const { composer, sent } = composerOf(shell);
  const task: Task = { kind: 'describe-shell', version: '1' };
  composer.receive({ type: 'start', job: 1, task });
  composer.receive({ type: 'start', job: 2, task });
  composer.receive({ type: 'abort', job: 2 });
  await turns(3);
  expect(shell).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    { type: 'failed', job: 1, error: expect.objectContaining({ message: 'away' }) },
    // Not failed: nothing is wrong.
    { type: 'aborted', job: 2 },
  ]);
});

test('a reader of one section does not wait for all readers of another', async () => {
  const shell = jest.fn((_version: string) => Promise.reject(new Error('away')));
  const { composer } = composerOf(shell);
  const start = (job: number, path: string) => {
    const { routes, edition: _, ...view } = viewRequestOf(path);
    composer.receive({
      type: 'edition',
      number: job,
      viewed: { edition: editionOf({ shell: path }), routes },
    });
    composer.receive({ type: 'start', job, task: { kind: 'page', view: { ...view, editionNumber: job } } });
  };
  for (let job = 1; job <= 8; job += 1) start(job, `/faq?q=${job}`);
  start(9, '/blog/a-post');
  await turns(3);
  expect(shell.mock.calls.map(([version]) => version)).toEqual(['/faq?q=1', '/blog/a-post', '/faq?q=2']);
});

test('the editions of the newest views are kept, and no release can change one', async () => {
  const shell = jest.fn(() => Promise.reject(new Error('away')));
  const { composer } = composerOf(shell);
  const { routes, edition, ...view } = viewRequestOf('/about');
  const viewed: ViewedEdition = { edition: { ...edition, releases: { ...edition.releases } }, routes };
  for (let number = 1; number <= POSTED_EDITIONS + 1; number += 1)
    composer.receive({ type: 'edition', number, viewed });
  expect(() => Object.assign(viewed.edition.releases, { shell: '2' })).toThrow('read only');
  const start = (editionNumber: number) => () =>
    composer.receive({
      type: 'start',
      job: editionNumber,
      task: { kind: 'page', view: { ...view, editionNumber } },
    });
  expect(start(1)).toThrow('The edition 1 of a task was not posted before it.');
  start(2)();
  await turns(3);
  expect(shell).toHaveBeenCalledWith(edition.releases['shell']);
});
