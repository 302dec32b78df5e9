/*
 * The check runs after code that may have replaced any built-in. So it uses neither iterators nor methods of Array or
 * Map, and takes those of `Reflect` and `Object` before that code runs.
 */
const { getOwnPropertyDescriptor, getPrototypeOf, isExtensible, ownKeys } = Reflect;
const { is } = Object;

interface Property {
  key: PropertyKey;
  descriptor: PropertyDescriptor;
}

interface Shape {
  name: string;
  object: object;
  isExtensible: boolean;
  properties: readonly Property[];
  /** The keys, to find new ones. Has no prototype, which could be extended. */
  keys: Readonly<Record<PropertyKey, true>>;
}

/** Objects that scripts reach only by syntax, not by a global name. */
const HIDDEN: Readonly<Record<string, object>> = {
  AsyncFunction: async () => {},
  GeneratorFunction: function* generate() {},
  AsyncGeneratorFunction: async function* generate() {},
  ArrayIterator: [][Symbol.iterator](),
  MapIterator: new Map()[Symbol.iterator](),
  SetIterator: new Set()[Symbol.iterator](),
  StringIterator: ''[Symbol.iterator](),
  RegExpStringIterator: ''.matchAll(/x/g),
  TypedArray: new Uint8Array(),
};

/**
 * Takes a snapshot of global names and of the properties of built-in objects, 4,000 in all. Returns a function that
 * lists the changes since, such as `Array.prototype.last was added`.
 */
export function rememberGlobals(): () => string[] {
  const before = shapes();
  return () => {
    const changes: string[] = [];
    for (let i = 0; i < before.length; i += 1) addChanges(before[i] as Shape, changes);
    return changes;
  };
}

function shapes(): Shape[] {
  const found = new Map<object, Shape>();
  const visit = (name: string, value: unknown): void => {
    if (!isObject(value) || found.has(value)) return;
    found.set(value, shapeOf(name, value));
    visit(
      typeof value === 'function' ? `the parent of ${name}` : `the prototype of ${name}`,
      getPrototypeOf(value),
    );
    if (typeof value === 'function')
      visit(`${name}.prototype`, getOwnPropertyDescriptor(value, 'prototype')?.value);
  };
  const names = Object.getOwnPropertyNames(globalThis);
  // Node defines some globals on first use (`fetch`, `crypto`), so use all of them before the snapshot.
  const values = names.map((name): unknown => Reflect.get(globalThis, name));
  visit('globalThis', globalThis);
  for (const [i, name] of names.entries()) visit(name, values[i]);
  for (const name of Object.getOwnPropertyNames(Intl)) visit(`Intl.${name}`, Reflect.get(Intl, name));
  for (const [name, value] of Object.entries(HIDDEN)) visit(`%${name}%`, getPrototypeOf(value));
  return [...found.values()];
}

function shapeOf(name: string, object: object): Shape {
  const properties = ownKeys(object).map((key) => ({
    key,
    descriptor: getOwnPropertyDescriptor(object, key) as PropertyDescriptor,
  }));
  const keys: Record<PropertyKey, true> = Object.create(null);
  for (const { key } of properties) keys[key] = true;
  return { name, object, isExtensible: isExtensible(object), properties, keys };
}

function addChanges({ name, object, properties, keys, ...before }: Shape, changes: string[]): void {
  const add = (change: string) => {
    changes[changes.length] = change;
  };
  if (before.isExtensible && !isExtensible(object)) return add(`${name} was frozen`);
  const label = (key: PropertyKey) => (name === 'globalThis' ? String(key) : `${name}.${String(key)}`);
  for (let i = 0; i < properties.length; i += 1) {
    const { key, descriptor } = properties[i] as Property;
    const now = getOwnPropertyDescriptor(object, key);
    if (!now) add(`${label(key)} was removed`);
    else if (!isSame(descriptor, now)) add(`${label(key)} was changed`);
  }
  const keysNow = ownKeys(object);
  for (let i = 0; i < keysNow.length; i += 1) {
    const key = keysNow[i] as PropertyKey;
    if (!keys[key]) add(`${label(key)} was added`);
  }
  return undefined;
}

function isSame(one: PropertyDescriptor, other: PropertyDescriptor): boolean {
  return (
    is(one.value, other.value) &&
    one.get === other.get &&
    one.set === other.set &&
    one.writable === other.writable &&
    one.configurable === other.configurable &&
    one.enumerable === other.enumerable
  );
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
