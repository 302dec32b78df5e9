import { compileFunction } from 'node:vm';
import { releaseIn, releaseOfError } from './release-in-stack.ts';

const FILE = 'news@1.2.3-abc/server.cjs';
const NEWS = { name: 'news', version: '1.2.3-abc' };

function errorOf(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It threw nothing.');
}

const stackOf = (run: () => unknown) => errorOf(run).stack;

test('finds the innermost release in the stack of an error', () => {
  const thrower = compileFunction('throw new Error(text)', ['text'], { filename: FILE });
  const caller = compileFunction('run("sad")', ['run'], { filename: 'shell@2/server.cjs' });
  expect(releaseIn(stackOf(() => caller(thrower)))).toEqual(NEWS);
  expect(releaseIn(stackOf(() => thrower('x'.repeat(1_000_000))))).toEqual(NEWS);
  // A message can name any release.
  expect(releaseIn(stackOf(() => thrower('blog@1.0.0/server.cjs:1:1')))).toEqual(NEWS);
});

test('does not treat a line of a message as a frame', () => {
  const forged = 'No such page: x\n    at render (blog@1.0.0/server.cjs:1:1)';
  const thrower = compileFunction('throw new Error(text)', ['text'], { filename: FILE });
  expect(releaseOfError(errorOf(() => thrower(forged)))).toEqual(NEWS);
  expect(releaseOfError(new Error(forged))).toBeNull();
  expect(releaseOfError(forged)).toBeNull();
});

test('finds the release that does not parse', () => {
  const code = `export default {${' '.repeat(1_000_000)}`;
  expect(releaseOfError(errorOf(() => compileFunction(code, [], { filename: FILE })))).toEqual(NEWS);
});

test('finds the innermost release in the stack of a thread', () => {
  expect(releaseIn(['node:internal/timers:5:1 list', `${FILE}:1:2 spin`, 'shell@2/server.cjs:1:1'])).toEqual(
    NEWS,
  );
});

test.each([
  undefined,
  '',
  [],
  'Error: x\n    at main.js:1:1',
  ['News@1/server.cjs:1:1', 'news@-/server.cjs:1:1'],
])('finds none in %j', (stack) => expect(releaseIn(stack)).toBeNull());
