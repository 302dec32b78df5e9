import { compileFunction } from 'node:vm';
import { nextTick } from 'node:process';
import { PROVIDED_MODULES } from './provided-modules.ts';
import { releaseProcess } from './release-process.ts';

/** Runs a callback that a release scheduled, and may note which release that is. */
type RunCallback = (callback: () => void) => void;

/**
 * Runs the text of a `server.cjs` and returns its exports. The code is compiled like a CommonJS module but is not in any
 * module registry: it is collected with its last reference, so a new release needs no restart. `file` names the code in
 * stack traces. Throws what the code throws.
 *
 * Each release has its own `globalThis`: zod keeps settings there, and one team's would apply to all. Its timers
 * go through `run`, which tells the server whose callback is running. Dynamic `import()` rejects, because no importer
 * is given.
 */
export function evaluateRelease(
  code: string,
  file: string,
  run: RunCallback = (callback) => callback(),
): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const own = {
    process: releaseProcess(later(nextTick, run)),
    queueMicrotask: later(queueMicrotask, run),
    setImmediate: later(setImmediate, run),
    setInterval: later(setInterval, run),
    setTimeout: later(setTimeout, run),
  };
  const ownGlobal = globalWith(own);
  const given = {
    exports: module.exports,
    require: provide,
    module,
    ...own,
    globalThis: ownGlobal,
    global: ownGlobal,
  };
  compileFunction(code, Object.keys(given), { filename: file }).apply(module.exports, Object.values(given));
  return module.exports;
}

function provide(id: string): unknown {
  const provided = PROVIDED_MODULES.get(id);
  if (!provided)
    throw new Error(
      `The release requires the module "${id}", which the server does not provide. Bundle it, or use the load context.`,
    );
  return provided();
}

type Later = (callback: (...args: unknown[]) => void, ...rest: never[]) => unknown;

/** A function like `setTimeout`, whose callbacks go through `run`. */
function later<Schedule extends Later>(schedule: Schedule, run: RunCallback): Schedule {
  const scheduled = (callback: unknown, ...rest: never[]) =>
    // Node rejects anything but a function with a clear error.
    schedule(
      typeof callback === 'function' ? (...args) => run(() => void callback(...args)) : (callback as never),
      ...rest,
    );
  return scheduled as Schedule;
}

/** An object that reads like `globalThis` with `own` in it. Writes stay in the object. */
function globalWith(own: object): object {
  const copy = {};
  for (const key of Reflect.ownKeys(globalThis)) {
    const value = () => Reflect.get(globalThis, key) as unknown;
    const set = (replaced: unknown) => Object.defineProperty(copy, key, { value: replaced, writable: true });
    // Node creates some globals on first read: `fetch` takes 40 ms.
    Object.defineProperty(copy, key, { get: value, set, configurable: true });
  }
  for (const [key, value] of Object.entries({ ...own, globalThis: copy, global: copy }))
    Object.defineProperty(copy, key, { value, writable: true, configurable: true });
  return copy;
}
