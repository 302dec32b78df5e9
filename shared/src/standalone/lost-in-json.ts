/**
 * Names a value in the data that JSON cannot represent, such as "data.stories[0].at is a Date"; null if there is none.
 * Browsers get the data as JSON. It omits undefined properties, which is equivalent.
 */
export function lostInJson(data: object): string | null {
  return lostOf(data, '', []);
}

function lostOf(value: unknown, place: string, around: readonly object[]): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${place} is ${value}`;
  if (typeof value !== 'object') return `${place} is ${value === undefined ? '' : 'a '}${typeof value}`;
  if (around.includes(value)) return `${place} contains itself`;
  const within = [...around, value];
  if (Array.isArray(value)) return firstOf(value, (item, i) => lostOf(item, `${place}[${i}]`, within));
  if (!isPlain(value)) return `${place} is a ${value.constructor.name}`;
  const dot = place === '' ? '' : '.';
  return firstOf(Object.entries(value), ([name, item]) =>
    item === undefined ? null : lostOf(item, `${place}${dot}${name}`, within),
  );
}

function firstOf<T>(items: readonly T[], lost: (item: T, i: number) => string | null): string | null {
  for (const [i, item] of items.entries()) {
    const found = lost(item, i);
    if (found !== null) return found;
  }
  return null;
}

/** Whether it is a plain object, even of another realm. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
