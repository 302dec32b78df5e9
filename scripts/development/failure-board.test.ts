import { FailureBoard, type BoardState, type Failure } from './failure-board.ts';

const failure = (given: Partial<Failure> = {}): Failure => ({
  path: '/faq',
  side: 'server',
  of: 'static, page faq, on the server',
  message: 'Error: broken',
  builds: 0,
  place: 'mfe-static/src/faq/load.ts:7',
  code: '',
  stack: '',
  ...given,
});
const built = { errors: [], reload: false };

it('says of a failure once that it is news, on whichever side and page it occurs, until something is built; of old code never', () => {
  const board = new FailureBoard();
  expect(board.failed(failure())).toBe(true);
  expect(board.failed(failure({ side: 'browser', of: 'in the browser', path: '/' }))).toBe(false);
  expect(board.failed(failure({ place: 'mfe-static/src/faq/load.ts:8' }))).toBe(true);
  board.built('static', built);
  expect(board.failed(failure())).toBe(false);
  expect(board.failed(failure({ builds: 1 }))).toBe(true);
});

it('keeps what failed until the page is asked for again, or something is built', () => {
  const board = new FailureBoard();
  board.failed(failure());
  board.failed(failure({ path: '/blog' }));
  board.forget('/faq');
  expect(board.state.failures.map(({ path }) => path)).toEqual(['/blog']);
  board.built('static', built);
  expect(board.state.failures).toEqual([]);
});

it('keeps what does not build, program by program, until that program builds', () => {
  const board = new FailureBoard();
  const error = { file: './src/faq/load.ts', message: 'Unexpected token' };
  board.built('static', { errors: [error], reload: true });
  board.built('shell', built);
  expect(board.state.buildErrors).toEqual([error]);
  board.built('static', built);
  expect(board.state.buildErrors).toEqual([]);
});

it('counts builds, and says which of them no running page can take', () => {
  const board = new FailureBoard();
  board.built('static', built);
  board.built('shell', { errors: [], reload: true });
  board.built('static', built);
  expect(board.state).toMatchObject({ builds: 3, reload: 2 });
});

it('tells who listens how things are, and of every change, until they have gone', () => {
  const board = new FailureBoard();
  const states: BoardState[] = [];
  const unsubscribe = board.subscribe((state) => states.push(state));
  board.failed(failure());
  unsubscribe();
  board.built('static', built);
  expect(states.map(({ failures }) => failures.length)).toEqual([0, 1]);
});
