import { compiledOnce, type Stringifier } from './compiled-once.ts';

let compiled: string[];
const compile: Stringifier = Object.assign(
  (css: string, selector = '', prefix = '', componentId = '&') => {
    compiled.push(css);
    return [`${prefix}${selector}{${css}}`, componentId];
  },
  { hash: 'h' },
);
beforeEach(() => (compiled = []));

test('the same text with the same class name is compiled once', () => {
  const once = compiledOnce(compile);
  const first = once('color:red', '.a', undefined, 'id');
  expect(first).toEqual(compile('color:red', '.a', undefined, 'id'));
  compiled = [];
  expect(once('color:red', '.a', undefined, 'id')).toEqual(first);
  expect(compiled).toEqual([]);
  expect(once('color:red', '.a', '@keyframes', 'id')).toEqual(['@keyframes.a{color:red}', 'id']);
  expect(once('color:red', '.a', undefined, 'other')).toEqual(['.a{color:red}', 'other']);
  expect(once('color:red')).toEqual(['{color:red}', '&']);
  expect(once('color:blue')).toEqual(['{color:blue}', '&']);
  expect(once('color:blue', '.a', undefined, 'id')).toEqual(['.a{color:blue}', 'id']);
  expect(compiled).toHaveLength(5);
});

test('class names equal those in the browser, which compiles by itself', () => {
  expect(compiledOnce(compile).hash).toBe('h');
});

test('styles computed from outside data do not fill the memory', () => {
  const once = compiledOnce(compile);
  for (let number = 0; number < 10_000; number += 1) once(`width:${number}px`, `.a${number}`);
  compiled = [];
  once('width:9999px', '.a9999');
  expect(compiled).toEqual([]);
  once('width:0px', '.a0');
  expect(compiled).toEqual(['width:0px']);
  // As large as a picture: a thousand of them would fill the memory.
  const picture = `background:url(data:${'A'.repeat(20_000)})`;
  compiled = [];
  once(picture, '.b');
  once(picture, '.b');
  expect(compiled).toEqual([picture, picture]);
});
