/** Programs under test. The shell has no load; its route matching takes that place. */
export const PROGRAMS = ['static', 'shell'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Where a release fails. `evaluated`: when its file is loaded, before any request. */
export const MOMENTS = ['load', 'head', 'render', 'evaluated'] as const;
export type Moment = (typeof MOMENTS)[number];
type Called = Exclude<Moment, 'evaluated'>;

export interface KillerCode {
  /** Statements of JavaScript, run at the moment. */
  code?: string;
  /** Expressions that replace the result of the program, `given`, by moment. Moments without one are left out. */
  returns?: Partial<Record<Called, string>>;
  /** The same if the shell is the killer: it renders the page. Only late pages use its head. */
  shellReturns?: Partial<Record<Called, string>>;
  /** Pattern of the reason in the log and in `edition list`; null if nothing is reported. */
  reason: string | null;
  /** Whether one time is enough for a quarantine. Otherwise it counts as an ordinary failure. */
  quarantine: boolean;
}

const BLOCKED = 'It blocked its thread indefinitely';
const OUT_OF_MEMORY = 'It (?:filled the memory|blocked its thread indefinitely)';
const TOO_LARGE = '(?:larger than \\d+ MiB|It filled the memory|It blocked its thread indefinitely)';
const HUGE = "'x'.repeat(200e6)";
const NEVER = 'new Promise(() => {})';
const TOO_DEEP = 'Maximum call stack size exceeded';
const DEEP_DATA = 'Array.from({ length: 100_000 }).reduce((inner) => [inner], [])';
const DEEP_ELEMENTS = `Array.from({ length: 100_000 }).reduce((inner) => createElement('i', null, inner), given)`;

/** What the code of a release may do, by mistake or on purpose. */
export const KILLERS = {
  'loops without end': { code: 'for (;;);', reason: BLOCKED, quarantine: true },
  'backtracks in a regular expression': {
    code: "/^(a+)+$/.test('a'.repeat(40) + 'b');",
    reason: BLOCKED,
    quarantine: true,
  },
  'promises without end': {
    code: 'await (async () => { for (;;) await null; })();',
    reason: BLOCKED,
    quarantine: true,
  },
  'throws in a timer': {
    code: "setInterval(() => { throw new Error('thrown in a timer'); }, 1);",
    reason: 'Not caught: thrown in a timer',
    quarantine: true,
  },
  'forgets to catch a rejection': {
    code: "setInterval(() => void Promise.reject(new Error('caught by nobody')), 1);",
    reason: 'Not caught: caught by nobody',
    quarantine: true,
  },
  'calls process.exit': {
    code: 'process.exit(1);',
    reason: 'Releases may not call process.exit',
    quarantine: false,
  },
  'calls process.abort': {
    code: 'process.abort();',
    reason: 'Releases may not call process.abort',
    quarantine: false,
  },
  'calls process.kill': {
    code: "process.kill(process.pid, 'SIGKILL');",
    reason: 'Releases may not call process.kill',
    quarantine: false,
  },
  'fills the heap': {
    code: 'const kept = []; for (;;) kept.push({ text: `${kept.length}` });',
    reason: OUT_OF_MEMORY,
    quarantine: true,
  },
  'fills buffers': {
    code: 'const kept = []; for (;;) kept.push(Buffer.alloc(1e6, 1));',
    reason: OUT_OF_MEMORY,
    quarantine: true,
  },
  'makes 200 MB of HTML': {
    returns: {
      load: `{ ...given, data: { ...given.data, text: ${HUGE} } }`,
      head: `{ ...given, title: ${HUGE} }`,
      render: HUGE,
    },
    shellReturns: { render: `{ ...given, html: given.html + ${HUGE} }` },
    reason: TOO_LARGE,
    quarantine: false,
  },
  'never ends its stream': {
    // The page is then late: its first part is sent in time, and the rest after the deadline of the load.
    returns: { load: NEVER, render: `use(globalThis.never ??= ${NEVER})` },
    shellReturns: { render: NEVER },
    reason: '(?:took longer than|was not rendered within)',
    quarantine: false,
  },
  'nests data 100,000 deep': {
    returns: {
      load: `{ ...given, data: { ...given.data, deep: ${DEEP_DATA} } }`,
      head: `{ ...given, structuredData: [{ deep: ${DEEP_DATA} }] }`,
    },
    reason: TOO_DEEP,
    quarantine: false,
  },
  'nests 100,000 elements': {
    // React recovers when the stack overflows, so the page is only large.
    returns: { render: DEEP_ELEMENTS },
    reason: null,
    quarantine: false,
  },
  'changes a prototype': {
    code: 'Array.prototype.map = () => [];',
    reason: String.raw`It changed what all releases share: Array\.prototype\.map was changed`,
    quarantine: true,
  },
  'changes a global for all': {
    code: 'JSON.stringify = () => null;',
    reason: String.raw`It changed what all releases share: JSON\.stringify was changed`,
    quarantine: true,
  },
  'changes its own globals': {
    code: 'globalThis.JSON = null; globalThis.fetch = null; global.URL = null;',
    reason: null,
    quarantine: false,
  },
  'reads the environment': {
    code: "throw new Error('Read: ' + JSON.stringify([process.env, (0, eval)('process').env, process.argv]));",
    reason: String.raw`Read: \[(?:\{\\"NODE_ENV\\":\\"production\\"\},){2}\[\]\]`,
    quarantine: false,
  },
  'reads files': {
    code: "require('node:fs').readdirSync('/');",
    reason: 'The release requires the module .{1,2}node:fs.{1,2}, which the server does not provide',
    quarantine: false,
  },
  'reads files through the process': {
    code: "process.getBuiltinModule('node:fs').readdirSync('/');",
    reason: 'process.getBuiltinModule',
    quarantine: false,
  },
  'occupies the threads that the process shares': {
    code: `for (let i = 0; i < 8; i += 1) crypto.subtle.generateKey({ name: 'RSA-OAEP', modulusLength: 16384,
      publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }, false, ['encrypt']);`,
    reason: 'crypto.subtle.generateKey is not a function',
    quarantine: false,
  },
  'uses the network': {
    code: "fetch('http://127.0.0.1:9/');",
    reason: 'fetch is not defined',
    quarantine: false,
  },
} as const satisfies Record<string, KillerCode>;

export type Killer = keyof typeof KILLERS;

/** The killers of a program at a moment. */
export function killersOf(program: Program, moment: Moment): Killer[] {
  return (Object.keys(KILLERS) as Killer[]).filter((killer) => {
    const { code, returns, shellReturns }: KillerCode = KILLERS[killer];
    const given = program === 'shell' ? shellReturns : returns;
    return code !== undefined || (moment !== 'evaluated' && given?.[moment] !== undefined);
  });
}
