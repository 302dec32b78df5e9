import { EventEmitter } from 'node:events';
import { nextTick } from 'node:process';
import Stream from 'node:stream';
import { isModuleNamespaceObject } from 'node:util/types';
import { runInNewContext } from 'node:vm';
import { MessagePort } from 'node:worker_threads';
import { keepImportsOutOfText } from './code-from-text.ts';
import { PROVIDED_MODULES } from './provided-modules.ts';
import { releaseCrypto } from './release-crypto.ts';
import { releaseProcess } from './release-process.ts';

/**
 * Node's globals that stay: they compute in this thread, and reach nothing outside it. An allowlist, because later versions
 * of Node add globals: 22 has `WebSocket`. Not `CompressionStream`, which works in threads that the whole process shares
 * (`release-crypto.ts`).
 */
const ALLOWED = new Set(
  `
  AbortController AbortSignal CustomEvent DOMException Event EventTarget
  Blob Buffer File FormData Headers Request Response URL URLSearchParams
  ByteLengthQueuingStrategy CountQueuingStrategy ReadableStream TransformStream WritableStream
  TextDecoderStream TextEncoderStream
  TextDecoder TextEncoder atob btoa structuredClone
  global performance
  clearImmediate clearInterval clearTimeout queueMicrotask setImmediate setInterval setTimeout
  `.split(/\s+/),
);

/**
 * Removes from a worker thread what releases may not reach: environment, process, built-in modules, network, other
 * threads. Call it once, after the server's own modules are loaded and before the first release is evaluated. From then
 * on server code in this thread must import `node:process` too, and must have saved `fetch` before.
 *
 * It contains mistakes of colleagues. It is not a sandbox against attackers:
 * - Releases of a thread share the language's objects (`Array.prototype`) and can change them; the gate rejects
 *   that (`leaves-globals-alone`), and `watch-language.ts` checks the most used ones. They also share the internals of
 *   React and styled-components.
 * - A callback is attributed to its release only if the release used a timer by name. `(0, eval)('setTimeout')`,
 *   promises and event listeners bypass that.
 * - A timer object leads to other timers of the same length (`_idleNext`), and a small `Buffer` shares memory with
 *   others.
 * - WebAssembly can put the thread to sleep, and any code can loop or fill the memory.
 */
export function lockDown(): void {
  // Loaded before the process is replaced: React needs the real one.
  for (const load of PROVIDED_MODULES.values()) {
    const provided = load();
    // Module namespaces cannot be changed, or frozen.
    if (!isModuleNamespaceObject(provided)) Object.freeze(provided);
  }
  sealEmitters();
  keepGlobals();
  freezeTools();
  keepImportsOutOfText();
  // Its call sites lead to running functions and their arguments.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {} });
  // It blocks the thread without CPU time, which looks like an overloaded machine.
  Reflect.deleteProperty(Atomics, 'wait');
  // A replaced function would be called with the memory of the phases.
  Object.freeze(Atomics);
}

function keepGlobals(): void {
  // A new context has only the language's globals.
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  const { console } = globalThis;
  // Node loads some of them when they are first read. By then what their code needs is gone: in Node 26 `Response`
  // needs `MessagePort`.
  for (const name of ALLOWED) Reflect.get(globalThis, name);
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!language.has(name) && !ALLOWED.has(name)) Reflect.deleteProperty(globalThis, name);
  // Node stores the dispatcher of its requests under a symbol, and as non-configurable.
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol !== Symbol.toStringTag)
      Object.defineProperty(globalThis, symbol, { value: undefined, writable: false });
  Object.defineProperty(globalThis, 'process', { value: releaseProcess(nextTick) });
  Object.defineProperty(globalThis, 'crypto', { value: releaseCrypto(), enumerable: true });
  Object.defineProperty(globalThis, 'console', {
    value: silent(console),
    writable: true,
    configurable: true,
  });
}

/**
 * The server's code uses them too, and nothing compares them: a missing `performance.now` failed all pages of the thread,
 * and methods of `EventTarget` are called with the port to the front.
 */
function freezeTools(): void {
  const tools = [...ALLOWED].map((name) => Reflect.get(globalThis, name) as object);
  const formats = Object.values(Object.getOwnPropertyDescriptors(Intl)).map(({ value }) => value as unknown);
  for (const tool of [...tools, Intl, ...formats]) {
    if (tool === globalThis || (typeof tool !== 'object' && typeof tool !== 'function')) continue;
    Object.freeze(tool);
    const { prototype } = tool as { prototype?: object };
    if (prototype) Object.freeze(prototype);
  }
}

/**
 * A console whose methods do nothing. The real one leads to its streams, and those to the thread's port. The front also
 * reads printed output, to drop it: a second of printing blocked it for another second.
 */
function silent(console: Console): object {
  const names = Object.entries(console).flatMap(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name) ? [name] : [],
  );
  return Object.fromEntries(names.map((name) => [name, () => {}]));
}

/**
 * All streams, the real process and ports inherit these methods: a replacement would be called with each of them as `this`.
 * Inheriting objects and classes may still override a method. A web stream that was transferred has ports, which inherit
 * from the same object as the port to the front: what a release posted there ended the server.
 */
function sealEmitters(): void {
  const { Duplex, PassThrough, Readable, Transform, Writable } = Stream;
  for (const emitter of [EventEmitter, Stream, Duplex, PassThrough, Readable, Transform, Writable]) {
    Object.defineProperty(emitter, 'prototype', { writable: false });
    sealMethods(emitter);
    sealMethods(emitter.prototype as object);
  }
  sealMethods(MessagePort.prototype);
  sealMethods(Object.getPrototypeOf(MessagePort.prototype) as object);
}

function sealMethods(owner: object): void {
  for (const [name, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    if (typeof value !== 'function' || !configurable) continue;
    Object.defineProperty(owner, name, {
      get: () => value as unknown,
      set(this: object, replaced: unknown) {
        if (this === owner) throw new TypeError(`Releases may not change ${name} of all streams and ports.`);
        // Same as a plain assignment.
        Object.defineProperty(this, name, {
          value: replaced,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
      configurable: false,
    });
  }
  Object.preventExtensions(owner);
}
