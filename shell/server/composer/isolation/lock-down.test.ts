import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

let thread: Worker;
let ended: Promise<string[]>;
beforeAll(async () => {
  thread = new Worker(new URL('./testing/start-locked-worker.mjs', import.meta.url), {
    execArgv: [],
    stdout: true,
    env: { ...process.env, NODE_ENV: 'production', BLOG_API_TOKEN: 'secret' },
  });
  ended = once(thread, 'exit').then(() => ['The thread ended.']);
  await once(thread, 'message');
});
afterAll(() => thread.terminate());

/** The result of a function body that runs as code of a release, as text. */
async function outcomeOf(body: string): Promise<string> {
  const response = once(thread, 'message');
  thread.postMessage(`exports.attempt = async function () { ${body} };`);
  const [text] = (await Promise.race([response, ended])) as [string];
  return text;
}

const ONLY_PRODUCTION = "{ NODE_ENV: 'production' }";

const REFUSED = `
  exit kill abort chdir umask setuid dlopen binding _linkedBinding reallyExit getBuiltinModule loadEnvFile
  on once removeAllListeners setUncaughtExceptionCaptureCallback _getActiveHandles setSourceMapsEnabled
`.match(/\w+/g) as string[];

const ABSENT = `
  fetch WebSocket EventSource BroadcastChannel MessageChannel MessagePort Worker navigator Atomics.wait
  process.emit process.mainModule process.report process.stdout process.stderr process.stdin
  console._stdout console.Console
  CompressionStream DecompressionStream SubtleCrypto crypto.subtle.deriveBits crypto.subtle.importKey
  crypto.subtle.constructor.prototype.deriveBits crypto.constructor.prototype.subtle
`.match(/[\w.]+/g) as string[];

/** Ways to an object that the whole thread shares. */
const WAYS = [
  ['a bare name', (name: string) => name],
  ['globalThis', (name: string) => `globalThis.${name}`],
  ['code made from text', (name: string) => `new Function('return ${name}')()`],
  ['eval', (name: string) => `(0, eval)('${name}')`],
  [
    'the constructor of a given function',
    (name: string) => `require('react').memo.constructor('return ${name}')()`,
  ],
  ['a sloppy this', (name: string) => `(function () { return this; })().${name}`],
] as const;

describe.each(WAYS)('by %s', (_, way) => {
  it('a release cannot read the environment', async () => {
    expect(await outcomeOf(`return ${way('process')}.env;`)).toBe(ONLY_PRODUCTION);
    expect(await outcomeOf(`return Object.isFrozen(${way('process')}.env);`)).toBe('true');
  });

  it.each(REFUSED)('a release may not call process.%s', async (name) => {
    expect(await outcomeOf(`return ${way('process')}.${name}('fs');`)).toBe(
      `Error: Releases may not call process.${name}.`,
    );
  });

  it('a release cannot leave the thread', async () => {
    for (const name of ABSENT) {
      const found = await outcomeOf(`return ${way(name)};`);
      expect([name, found]).toEqual([
        name,
        expect.stringMatching(/^undefined$|^ReferenceError: .* is not defined$/),
      ]);
    }
  });
});

const NO_IMPORT = /ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING|A dynamic import callback was not specified/;
const NOT_PROVIDED = /which the server does not provide/;

it.each([
  ['an import', `return import('node:fs')`, NO_IMPORT],
  ['an import in eval', `return eval("import('node:fs')")`, NO_IMPORT],
  ['an import in indirect eval', `return (0, eval)("import('node:fs')")`, NO_IMPORT],
  ['an import in a function from text', `return new Function("return import('node:fs')")()`, NO_IMPORT],
  [
    'an import in an async function from text',
    `return (async () => {}).constructor("return import('node:fs')")()`,
    NO_IMPORT,
  ],
  [
    'an import by the parent of a constructor',
    `return Object.getPrototypeOf((async () => {}).constructor)("return import('node:fs')")()`,
    NO_IMPORT,
  ],
  [
    'an import in a class from text',
    `class Made extends Function {} return new Made("return import('node:fs')")()`,
    NO_IMPORT,
  ],
  ['an import by a promise', `return Promise.resolve("import('node:fs')").then(eval)`, NO_IMPORT],
  [
    'an import by a timer',
    `return new Promise((resolve) => setTimeout((text) => resolve(eval(text)), 0, "import('node:fs')"))`,
    NO_IMPORT,
  ],
  ...['eval', 'Function'].map((name): [string, string, RegExp] => [
    `an import by React, which calls ${name}`,
    `const { createElement, useReducer } = require('react');
     let made;
     function Page() { [made] = useReducer(() => {}, "${name === 'eval' ? '' : 'return '}import('node:fs')", ${name}); }
     require('react-dom/server').renderToString(createElement(Page));
     return typeof made === 'function' ? made() : made`,
    NO_IMPORT,
  ]),
  ['a built-in module', `return require('node:fs')`, NOT_PROVIDED],
  [
    'what Node keeps under symbols, as the agent that sends requests',
    `const shared = (0, eval)('globalThis');
     return Object.getOwnPropertySymbols(shared).filter((key) => key !== Symbol.toStringTag && shared[key])`,
    /^\[\]$/,
  ],
  ['a name of every object', `return require('constructor')`, NOT_PROVIDED],
  ['the loader of Node', `return module.constructor._load('fs')`, /_load is not a function/],
  [
    'the main module',
    `return [require.main, require.cache, require.resolve]`,
    /^\[ undefined, undefined, undefined \]$/,
  ],
  [
    'the functions that are at work',
    `Error.prepareStackTrace = (_, sites) => sites; return typeof new Error('x').stack`,
    /^'string'$/,
  ],
  [
    'a method of all emitters',
    `return emitter().prototype.emit = () => {}`,
    /^TypeError: Releases may not change emit/,
  ],
  ['a method of all streams', `return emitter().prototype.write = () => {}`, /^TypeError: .*not extensible/],
  [
    'the write of all streams',
    `return require('stream').Writable.prototype.write = () => {}`,
    /^TypeError: Releases may not change write/,
  ],
  ...['postMessage', 'on'].map((name): [string, string, RegExp] => [
    `${name} of all ports, by a stream that was transferred`,
    `const stream = new ReadableStream();
     structuredClone(stream, { transfer: [stream] });
     const parts = Object.getOwnPropertySymbols(stream).map((key) => stream[key]);
     const { port1 } = parts.find((part) => part?.transfer).transfer;
     let owner = port1;
     while (!Object.hasOwn(owner, '${name}')) owner = Object.getPrototypeOf(owner);
     owner.${name} = owner.${name}`,
    /^TypeError: Releases may not change/,
  ]),
  ['the streams', `return require('node:stream').Writable = 1`, /^TypeError: Cannot assign to read only/],
  ['the memory of the phases', `return Atomics.store = () => {}`, /^TypeError: Cannot assign to read only/],
  ['the clock', `return performance.now = undefined`, /^TypeError: Cannot (assign|add)/],
  ['the addresses', `return URL.prototype.toString = 1`, /^TypeError: Cannot assign to read only/],
  ['the dates', `return Intl.DateTimeFormat = 1`, /^TypeError: Cannot assign to read only/],
  [
    'what is called with the port',
    `return EventTarget.prototype.dispatchEvent = 1`,
    /^TypeError: Cannot assign to read only/,
  ],
  ['React', `return require('react').useState = 1`, /^TypeError: Cannot assign to read only/],
  ['its process', `return process.exit = () => {}`, /^TypeError: Cannot assign to read only/],
  [
    'the process of all',
    `return (0, eval)('globalThis').process = {}`,
    /^TypeError: Cannot assign to read only/,
  ],
])('a release cannot reach %s', async (_, attempt, what) => {
  const emitter = `const emitter = () => Object.getPrototypeOf(Object.getPrototypeOf(require('stream').Writable));`;
  expect(await outcomeOf(`'use strict'; ${emitter} ${attempt};`)).toMatch(what);
});

it.each([
  [
    'a streamed page with styles',
    `const { createElement, Suspense, use } = require('react');
     const { default: styled, ServerStyleSheet } = require('styled-components');
     const { Writable } = require('node:stream');
     const Title = styled.h1\`color: teal;\`;
     const late = new Promise((resolve) => setTimeout(resolve, 1, 'Omaha'));
     const Late = () => createElement(Title, null, use(late));
     const sheet = new ServerStyleSheet();
     const page = createElement(Suspense, { fallback: 'Wait' }, createElement(Late));
     const html = await new Promise((resolve, reject) => {
       let text = '';
       class Sink extends Writable {
         _write(chunk, encoding, done) { text += chunk; done(); }
         _final(done) { resolve(text); done(); }
       }
       const { pipe } = require('react-dom/server').renderToPipeableStream(sheet.collectStyles(page), {
         onAllReady: () => pipe(new Sink()), onError: reject,
       });
     });
     return [/<h1 class="[^"]+">Omaha<.h1>/.test(html), /color:teal/.test(sheet.getStyleTags())]`,
    /^\[ true, true \]$/,
  ],
  [
    'own methods on a stream',
    `const { Transform } = require('stream');
     function Old() { Transform.call(this); }
     Old.prototype = Object.create(Transform.prototype);
     Old.prototype.emit = function (...all) { seen.push(all[0]); return Transform.prototype.emit.apply(this, all); };
     const seen = [];
     const old = new Old();
     old.on = function (...all) { return Transform.prototype.on.apply(this, all); };
     await new Promise((resolve) => old.on('close', resolve).destroy());
     return seen`,
    /^\[ 'close' \]$/,
  ],
  [
    'timers, with their arguments',
    `const steps = [];
     process.nextTick((step) => steps.push(step), 'tick');
     await new Promise((resolve) => queueMicrotask(resolve));
     await new Promise((resolve) => setImmediate((step) => { steps.push(step); resolve(); }, 'immediate'));
     await new Promise((resolve) => {
       const id = setInterval((step) => { steps.push(step); clearInterval(id); resolve(); }, 1, 'interval');
     });
     await new Promise((resolve) => globalThis.setTimeout(resolve, 1).unref().ref());
     return steps`,
    /^\[ 'tick', 'immediate', 'interval' \]$/,
  ],
  ['a timer without a function', `setTimeout('code', 1)`, /must be of type function/],
  ['a clone', `return structuredClone({ a: new Map([[1, new Date(0)]]) })`, /Map\(1\) \{ 1 => 1970/],
  ['an address', `return new URL('/a?b=c', 'http://site.test').searchParams.get('b')`, /^'c'$/],
  ['bytes of a text', `return new TextDecoder().decode(new TextEncoder().encode('é'))`, /^'é'$/],
  [
    'a response',
    `return new Response('{"a":1}', { headers: new Headers({ b: 'c' }) }).json()`,
    /^\{ a: 1 \}$/,
  ],
  ['dates', `return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(0)`, /^'1\/1\/1970'$/],
  ['a random id', `return crypto.randomUUID().length`, /^36$/],
  [
    'a hash',
    `const text = new TextEncoder().encode('xabc');
     const hash = async (algorithm, data) => Buffer.from(await crypto.subtle.digest(algorithm, data)).toString('hex');
     const [one, other] = await Promise.all([hash('SHA-256', text.subarray(1)), hash({ name: 'sha-256' }, text.slice(1).buffer)]);
     return [one === other, one.slice(0, 8)]`,
    /^\[ true, 'ba7816bf' \]$/,
  ],
  ['random numbers', `return crypto.getRandomValues(new Uint8Array(4)).some(Boolean)`, /^true$/],
  ['a print', `console.debug('printed'); return performance.now() > 0`, /^true$/],
  [
    'a web stream',
    `return new Response(new Blob(['a']).stream().pipeThrough(new TextDecoderStream())).body.locked`,
    /^false$/,
  ],
  ['an abort', `return AbortSignal.timeout(1).aborted`, /^false$/],
  ['code made from text', `return new Function('a', 'b', 'return a + b')(1, 2) + eval('3')`, /^6$/],
  [
    'functions by their kind',
    `return [(() => {}) instanceof Function, (() => {}).constructor === Function]`,
    /^\[ true, true \]$/,
  ],
  [
    'Node, distinguished from a browser',
    `return [String(process), process.versions.node === process.version.slice(1)]`,
    /^\[ '\[object process\]', true \]$/,
  ],
])('a release still has %s', async (_, attempt, what) => {
  expect(await outcomeOf(`${attempt};`)).toMatch(what);
});
