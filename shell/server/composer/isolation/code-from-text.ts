import { compileFunction } from 'node:vm';

/**
 * Code made from text may import whatever its caller may import, and the caller is not always the release: React calls
 * functions that it is given, so `useReducer(reducer, "import('node:fs')", eval)` imported the file system. Therefore `eval`
 * and the function constructors are called from here, where `import()` rejects. Text in `eval` sees globals only.
 */
export function keepImportsOutOfText(): void {
  const evaluate: unknown = Reflect.get(globalThis, 'eval');
  Object.defineProperty(globalThis, 'eval', { value: compiled('(text) => made(text)', evaluate) });
  for (const example of [() => {}, async () => {}, function* empty() {}, async function* empty() {}]) {
    const prototype = Object.getPrototypeOf(example) as { constructor: object };
    const { constructor: original } = prototype;
    const made = compiled(
      'function Function(...texts) { return construct(made, texts, new.target ?? made); }',
      original,
    );
    Object.defineProperty(made, 'name', { value: Reflect.get(original, 'name') });
    Object.defineProperty(made, 'prototype', { value: prototype, writable: false });
    Object.defineProperty(prototype, 'constructor', { value: made });
    if (original === globalThis.Function) Object.defineProperty(globalThis, 'Function', { value: made });
    // `AsyncFunction` inherits from `Function`, and would lead to the original.
    else Object.setPrototypeOf(made, globalThis.Function);
  }
}

function compiled(expression: string, made: unknown): object {
  const { construct } = Reflect;
  return compileFunction(`return ${expression};`, ['made', 'construct'])(made, construct) as object;
}
