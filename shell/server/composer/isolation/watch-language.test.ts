import type { Phase } from '../../protocol/activity.ts';
import { watchLanguage } from './watch-language.ts';

const LOAD: Phase = { release: 'news@1.2.3', unit: 'news/page/category', job: 1, phase: 'load' };
const RENDER: Phase = { release: 'blog@2.0.0', unit: null, job: 2, phase: 'render' };
const IDLE = { begin: () => {}, end: () => {} } as never;

function watching() {
  const changed: [Phase | null, string][] = [];
  return { changed, phases: watchLanguage(IDLE, (...change) => changed.push(change)) };
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
])('%s, and the phase before it is named', (what, object, key) => {
  const { changed, phases } = watching();
  phases.begin(LOAD);
  const undo = replace(object, key, () => 1);
  phases.begin(RENDER);
  undo();
  phases.end();
  expect(changed).toEqual([[LOAD, what]]);
});

test('it is also detected at the end of a phase, and reported once', () => {
  const { changed, phases } = watching();
  phases.begin(RENDER);
  const undo = replace(Math, 'random', () => 4);
  phases.end();
  phases.begin(LOAD);
  phases.end();
  undo();
  expect(changed).toEqual([[RENDER, 'Math.random was changed']]);
});

test("a change between two phases is not the next one's", () => {
  const { changed, phases } = watching();
  phases.begin(LOAD);
  phases.end();
  const undo = replace(Array.prototype, 'map', () => 1);
  phases.begin(RENDER);
  phases.end();
  undo();
  expect(changed).toEqual([[null, 'Array.prototype.map was changed']]);
});

test('phases that change nothing are not reported', () => {
  const { changed, phases } = watching();
  for (const phase of [LOAD, RENDER]) phases.begin(phase);
  phases.end();
  expect(changed).toEqual([]);
});
