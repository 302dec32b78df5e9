import { compileFunction } from 'node:vm';
import type { Activity, Phase } from '../../protocol/activity.ts';

/** The most used globals. The gate compares ten times as many properties, which takes 1 ms. */
const WATCHED = `Object Function Array String Number Boolean Symbol RegExp Date Error Map Set WeakMap Promise JSON Math Reflect`;
/** Comparisons in one function: larger functions are not compiled as a whole. */
const AT_ONCE = 100;
const EMPTY_LIST: object = [];

/** Where a thread announces its phases. */
export type Phases = Pick<Activity, 'begin' | 'end'>;

interface Property {
  object: object;
  key: PropertyKey;
  value: unknown;
  /** `Array.prototype.map` */
  name: string;
}

/**
 * Announces phases, and checks the shared language when the next phase belongs to another release, and at their end. Calls
 * `changed` once, with a message that names the changed property and with the phase that ended before the check; null if the
 * change came between two phases, as after a promise that is not a fetch: any release could have made it.
 */
export function watchLanguage(phases: Phases, changed: (phase: Phase | null, what: string) => void): Phases {
  const { isSame, change } = rememberLanguage();
  let last: Phase | null = null;
  let isChanged = false;
  const check = () => {
    if (isChanged || isSame()) return;
    isChanged = true;
    changed(last, change());
  };
  return {
    begin(phase) {
      if (phase.release !== last?.release) check();
      last = phase;
      phases.begin(phase);
    },
    end() {
      check();
      last = null;
      phases.end();
    },
  };
}

/** The checks run after code that may have replaced anything, so they call nothing replaceable. */
function rememberLanguage(): { isSame: () => boolean; change: () => string } {
  const properties = watchedProperties();
  const parts: (() => boolean)[] = [];
  for (let from = 0; from < properties.length; from += AT_ONCE)
    parts.push(comparison(properties.slice(from, from + AT_ONCE)));
  const isSame = () => {
    if (addedToAll() !== null) return false;
    for (let i = 0; i < parts.length; i += 1) if (!parts[i]?.()) return false;
    return true;
  };
  const change = () => {
    const added = addedToAll();
    if (added !== null) return `${added} was added to all arrays`;
    for (let i = 0; i < properties.length; i += 1) {
      const { object, key, value, name } = properties[i] as Property;
      if (object[key as keyof object] !== value) return `${name} was changed`;
    }
    return 'It was changed back';
  };
  return { isSame, change };
}

/** Additions to the prototype of arrays or objects appear in each loop over keys. */
function addedToAll(): string | null {
  // oxlint-disable-next-line guard-for-in -- it looks for inherited keys
  for (const key in EMPTY_LIST) return key;
  return null;
}

/** One expression with a comparison per property, each with its own inline cache: 340 take 1 microsecond; in a loop, 19. */
function comparison(properties: readonly Property[]): () => boolean {
  const keyOf = ({ key }: Property, i: number) =>
    typeof key === 'string' ? JSON.stringify(key) : `keys[${i}]`;
  const code = properties
    .map((property, i) => `objects[${i}][${keyOf(property, i)}] === values[${i}]`)
    .join(' && ');
  const make = compileFunction(`return () => ${code};`, ['objects', 'keys', 'values']) as (
    ...lists: readonly unknown[][]
  ) => () => boolean;
  const list = <Key extends keyof Property>(key: Key) => properties.map((property) => property[key]);
  return make(list('object'), list('key'), list('value'));
}

function watchedProperties(): Property[] {
  const watched = WATCHED.split(' ').flatMap((name) => {
    const value = Reflect.get(globalThis, name) as object;
    const own: Property = { object: globalThis, key: name, value, name };
    return [own, ...dataProperties(name, value), ...dataProperties(`${name}.prototype`, prototypeOf(value))];
  });
  const iterator = Object.getPrototypeOf([][Symbol.iterator]()) as object;
  return [...watched, ...dataProperties('ArrayIterator.prototype', iterator)];
}

function prototypeOf(value: object): object {
  return 'prototype' in value ? (value.prototype as object) : {};
}

function dataProperties(name: string, object: object): Property[] {
  return Reflect.ownKeys(object).flatMap((key) => {
    // Nobody calls them, and reading them takes as long as all others: V8 computes them each time.
    if (typeof object === 'function' && (key === 'name' || key === 'length')) return [];
    const { value, writable, configurable } = Reflect.getOwnPropertyDescriptor(object, key) ?? {};
    // V8 computes `arguments` and `caller` of the locked `Function`: with them a comparison takes 9 microseconds instead of
    // 1.
    const isFixed = !writable && !configurable;
    // Accessors are skipped: reading one calls its function.
    return value === undefined || Number.isNaN(value) || isFixed
      ? []
      : [{ object, key, value: value as unknown, name: `${name}.${String(key)}` }];
  });
}
