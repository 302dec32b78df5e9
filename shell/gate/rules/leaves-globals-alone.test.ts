import { candidateOf, newsWith, SHELL, type SketchedRelease } from '../testing/candidate-of.ts';
import { leavesGlobalsAlone } from './leaves-globals-alone.ts';

async function causes(...sketches: SketchedRelease[]): Promise<string[]> {
  const candidate = await candidateOf(...sketches);
  try {
    const verdict = await leavesGlobalsAlone.check(candidate);
    if (!('map' in verdict)) throw new Error(JSON.stringify(verdict));
    return verdict.map(({ cause }) => cause);
  } finally {
    await candidate.sandbox.close();
  }
}

/** News whose code ends with these statements. */
function newsThatRuns(statements: string): SketchedRelease {
  const news = newsWith('{}');
  return { ...news, files: { ...news.files, 'server.cjs': `${news.files?.['server.cjs']}\n${statements}` } };
}

it('passes a remote that keeps to itself, and a shell', async () => {
  expect(await causes(newsThatRuns('globalThis.cache = new Map();'))).toEqual([]);
  expect(await causes(SHELL, newsWith('{}'))).toEqual([]);
});

it.each([
  ['a prototype extended', `Array.prototype.last = () => 1`, 'Array.prototype.last was added'],
  ['a method replaced', `JSON.parse = () => 1`, 'JSON.parse was changed'],
  ['a global', `cache = {}`, 'cache was added'],
  ['a global taken away', `delete (0, eval)('globalThis').structuredClone`, 'structuredClone was removed'],
  ['a prototype frozen', `Object.freeze(Map.prototype)`, 'Map.prototype was frozen'],
  [
    'the iterator of arrays',
    `const values = Object.getPrototypeOf([].values());
     const { next } = values;
     values.next = function () { return next.call(this); }`,
    '%ArrayIterator%.next was changed',
  ],
  [
    'the time zone',
    `Date.prototype.getTimezoneOffset = () => 0`,
    'Date.prototype.getTimezoneOffset was changed',
  ],
])('refuses %s when it is evaluated', async (_, statement, change) => {
  expect(await causes(newsThatRuns(`${statement};`))).toEqual([`${change} when it is evaluated.`]);
});

it.each([
  ['load', `{ load: () => { seen = 1; return { status: 200, data: {} }; } }`],
  ['head', `{ head: () => { seen = 1; return { title: 'News', description: '', canonical: '/' }; } }`],
  ['render', `{ Page: () => { seen = 1; return createElement('h1', null, 'News'); } }`],
])('refuses a global that is left by %s, and names the situation once', async (_, page) => {
  expect(await causes(newsWith(page))).toEqual(['seen was added by The page "front" of news, "a day".']);
});

it('refuses a shell that changes them', async () => {
  const code = `${SHELL.files?.['server.cjs']}\nString.prototype.shout = () => '';`;
  const shell = { ...SHELL, files: { ...SHELL.files, 'server.cjs': code } };
  expect(await causes(shell, newsWith('{}'))).toEqual([
    'String.prototype.shout was added when it is evaluated.',
  ]);
});
