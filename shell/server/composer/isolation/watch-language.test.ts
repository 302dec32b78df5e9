import type { Step } from '../../protocol/activity.ts';
import { watchLanguage } from './watch-language.ts';

const LOAD: Step = { release: 'news@1.2.3', unit: 'news/page/category', job: 1, step: 'load' };
const RENDER: Step = { release: 'blog@2.0.0', unit: null, job: 2, step: 'render' };
const IDLE = { begin: () => {}, end: () => {} } as never;

function watching() {
  const changed: [Step | null, string][] = [];
  return { changed, steps: watchLanguage(IDLE, (...change) => changed.push(change)) };
}

/** Changes a property, and returns its old value. */
function replace(object: object, key: PropertyKey, value: unknown): () => void {
  const before = Reflect.getOwnPropertyDescriptor(object, key);
  Object.defineProperty(object, key, {
    value,
    writable: true,
    configurable: true,
    enumerable: before?.enumerable ?? true,
  });
  return () => {
    if (before) Object.defineProperty(object, key, before);
    else Reflect.deleteProperty(object, key);
  };
}

const arrayIterator = Object.getPrototypeOf([][Symbol.iterator]()) as object;

test.each<[string, object, PropertyKey]>([
  ['Array.prototype.map was changed', Array.prototype, 'map'],
  ['Array.prototype.Symbol(Symbol.iterator) was changed', Array.prototype, Symbol.iterator],
  ['ArrayIterator.prototype.next was changed', arrayIterator, 'next'],
  ['String.prototype.replace was changed', String.prototype, 'replace'],
  ['Object.keys was changed', Object, 'keys'],
  ['Promise.prototype.then was changed', Promise.prototype, 'then'],
  ['JSON.parse was changed', JSON, 'parse'],
  ['JSON was changed', globalThis, 'JSON'],
  ['Date.now was changed', Date, 'now'],
  ['last was added to all arrays', Array.prototype, 'last'],
  ['own was added to all arrays', Object.prototype, 'own'],
])('%s, and the step before it is named', (what, object, key) => {
  const { changed, steps } = watching();
  steps.begin(LOAD);
  const undo = replace(object, key, () => 1);
  steps.begin(RENDER);
  undo();
  steps.end();
  expect(changed).toEqual([[LOAD, what]]);
});

test('it is also detected at the end of a step, and reported once', () => {
  const { changed, steps } = watching();
  steps.begin(RENDER);
  const undo = replace(Math, 'random', () => 4);
  steps.end();
  steps.begin(LOAD);
  steps.end();
  undo();
  expect(changed).toEqual([[RENDER, 'Math.random was changed']]);
});

test("a change between two steps is not the next one's", () => {
  const { changed, steps } = watching();
  steps.begin(LOAD);
  steps.end();
  const undo = replace(Array.prototype, 'map', () => 1);
  steps.begin(RENDER);
  steps.end();
  undo();
  expect(changed).toEqual([[null, 'Array.prototype.map was changed']]);
});

test('steps that change nothing are not reported', () => {
  const { changed, steps } = watching();
  for (const step of [LOAD, RENDER]) steps.begin(step);
  steps.end();
  expect(changed).toEqual([]);
});
