import { POSTED_EDITIONS, type Task, type ToComposer } from '../../protocol/messages.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';
import { viewRequestOf } from '../../composer/testing/view-request-of.ts';
import { PostedEditions } from './posted-editions.ts';

function thread() {
  const posted: ToComposer[] = [];
  return { posted, editions: new PostedEditions((message) => void posted.push(message)) };
}

const page = (edition = editionOf({ shell: '1' }), routes = {}): Task & { kind: 'page' } => ({
  kind: 'page',
  view: { ...viewRequestOf('/about'), edition, routes },
});

test('an edition is posted once, before its first view, and its views name it', () => {
  const { posted, editions } = thread();
  const { edition, routes, ...view } = viewRequestOf('/about');
  const task: Task = { kind: 'page', view: { ...view, edition, routes } };
  const start = { kind: 'page', view: { ...view, editionNumber: 1 } };
  expect(editions.posted(task)).toEqual(start);
  expect(editions.posted({ ...task, view: { ...task.view } })).toEqual(start);
  expect(posted).toEqual([{ type: 'edition', number: 1, viewed: { edition, routes } }]);
});

test('an edition whose pages have become known is posted again', () => {
  const { posted, editions } = thread();
  const edition = editionOf({ shell: '1' });
  editions.posted(page(edition, { news: null }));
  expect(editions.posted(page(edition, { news: [] }))).toMatchObject({ view: { editionNumber: 2 } });
  expect(posted).toHaveLength(2);
});

test('an edition that the thread has dropped for newer ones is posted again', () => {
  const { posted, editions } = thread();
  const first = page();
  editions.posted(first);
  for (let i = 1; i < POSTED_EDITIONS; i += 1) editions.posted(page());
  editions.posted(first);
  expect(posted).toHaveLength(POSTED_EDITIONS);
  editions.posted(page());
  expect(editions.posted(first)).toMatchObject({ view: { editionNumber: POSTED_EDITIONS + 2 } });
});

test('a task without a view has no edition', () => {
  const { posted, editions } = thread();
  const task: Task = { kind: 'describe-shell', version: '1' };
  expect(editions.posted(task)).toBe(task);
  expect(posted).toEqual([]);
});
