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

it('reports a failure as new once, on whichever side and page it occurs, until the next build; failures of old code never', () => {
  const board = new FailureBoard();
  expect(board.failed(failure())).toBe(true);
  expect(board.failed(failure({ side: 'browser', of: 'in the browser', path: '/' }))).toBe(false);
  expect(board.failed(failure({ place: 'mfe-static/src/faq/load.ts:8' }))).toBe(true);
  board.built('static', built);
  expect(board.failed(failure())).toBe(false);
  expect(board.failed(failure({ builds: 1 }))).toBe(true);
});

it('keeps failures until the page is requested again, or something is built', () => {
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

it('counts builds, and marks those that no running page can apply', () => {
  const board = new FailureBoard();
  board.built('static', built);
  board.built('shell', { errors: [], reload: true });
  board.built('static', built);
  expect(board.state).toMatchObject({ builds: 3, reload: 2 });
});

it('sends a listener the state and every change until it unsubscribes', () => {
  const board = new FailureBoard();
  const states: BoardState[] = [];
  const unsubscribe = board.subscribe((state) => states.push(state));
  board.failed(failure());
  unsubscribe();
  board.built('static', built);
  expect(states.map(({ failures }) => failures.length)).toEqual([0, 1]);
});
