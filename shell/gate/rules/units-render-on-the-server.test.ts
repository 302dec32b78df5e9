import type { Finding } from '../finding.ts';
import { candidateOf, newsWith, SHELL, type SketchedRelease } from '../testing/candidate-of.ts';
import { unitsRenderOnTheServer } from './units-render-on-the-server.ts';

async function findings(...sketches: SketchedRelease[]): Promise<readonly Finding[]> {
  const candidate = await candidateOf(...sketches);
  try {
    const verdict = await unitsRenderOnTheServer.check(candidate);
    if (!('map' in verdict)) throw new Error(JSON.stringify(verdict));
    return verdict;
  } finally {
    await candidate.sandbox.close();
  }
}

it('passes a page that renders with a heading and a title, and a shell that mounts it', async () => {
  expect(await findings(newsWith('{}'))).toEqual([]);
  expect(await findings(SHELL, newsWith('{}'))).toEqual([]);
});

it.each([
  [
    'throws while rendering',
    `{ Page: () => { throw new Error('no paper') } }`,
    'throws while rendering: no paper (news@1.0.0/server.cjs:',
  ],
  [
    'throws while loading',
    `{ load: () => { throw new Error('no ink') } }`,
    ': no ink (news@1.0.0/server.cjs:',
  ],
  ['has no heading', `{ Page: () => createElement('p') }`, 'a page with 0 h1'],
  [
    'has two headings',
    `{ Page: () => [createElement('h1', { key: 1 }), createElement('h1', { key: 2 })] }`,
    'a page with 2 h1',
  ],
  ['has no title', `{ head: () => ({ title: ' ', description: '', canonical: '/' }) }`, 'has no title'],
  ['answers with a strange status', `{ load: () => ({ status: 418, data: {} }) }`, 'the status 418'],
])('refuses a page that %s', async (_, page, cause) => {
  const [finding, ...more] = await findings(newsWith(page));
  expect(finding?.cause).toContain('The page "front" of news, "a day"');
  expect(finding?.cause).toContain(cause);
  expect(finding?.fix).not.toBe('');
  expect(more).toEqual([]);
});

it.each([
  ['window', '{ Page: () => createElement("h1", null, window.innerWidth) }', 'an effect or an event handler'],
  ['fetch', '{ load: () => fetch("http://scores.test/") }', 'Use ctx.fetch'],
])('says what to use instead of %s, which works on the standalone page', async (name, page, fix) => {
  expect(await findings(newsWith(page))).toMatchObject([
    { cause: expect.stringContaining(`${name} is not defined`), fix: expect.stringContaining(fix) },
  ]);
});

it('refuses data that browsers do not get as the server has it', async () => {
  const page = '{ load: () => ({ status: 200, data: { stories: [{ at: new Date() }] } }) }';
  expect(await findings(newsWith(page))).toMatchObject([
    { cause: expect.stringContaining('data that browsers do not get: data.stories[0].at is a Date.') },
  ]);
});

it.each([
  [
    'has 6.0 MB of data; the limit is 1.0 MB.',
    '{ load: () => ({ status: 200, data: { text: "x".repeat(6e6) } }) }',
  ],
  [
    'makes a page of 9.0 MB; the limit is 8.4 MB.',
    '{ Page: () => [createElement("h1", { key: 1 }), createElement("p", { key: 2 }, "x".repeat(9e6))] }',
  ],
])('refuses a page that %s', async (cause, page) => {
  expect(await findings(newsWith(page))).toMatchObject([
    { cause: `The page "front" of news, "a day" ${cause}`, fix: expect.stringContaining('further') },
  ]);
});

describe('a situation that readers do not get', () => {
  const situation = (path: string, params = {}) =>
    newsWith(
      '{}',
      `[{ name: 'a day', path: '${path}', params: ${JSON.stringify(params)}, respond: () => new Response('') }]`,
    );

  it.each([
    ['its query', '/news?order=oldest', {}, 'reads "order" from its query, but /news does not name it'],
    ['its params', '/news', { town: 'omaha' }, 'has the params {"town":"omaha"}, but at "/news"'],
    ['its address', '/olds', {}, 'is at "/olds", where no route shows the page'],
  ])('is refused for %s', async (_, path, params, cause) => {
    expect(await findings(situation(path, params))).toMatchObject([
      { cause: expect.stringContaining(cause), fix: expect.stringContaining('Change the fixture') },
    ]);
  });
});

it.each([
  ['whose load never answers', `{ load: () => new Promise(() => {}) }`],
  ['that renders for ever', `{ Page: () => { for (;;); } }`],
])(
  'refuses a page %s, and does not hang with it',
  async (_, page) => {
    const two = `['one', 'two'].map((name) => ({ name, path: '/news', params: {}, respond: () => new Response('') }))`;
    expect(await findings(newsWith(page, two))).toMatchObject([
      {
        cause: expect.stringMatching(/"one" does not finish/),
        fix: expect.stringContaining('deadline'),
      },
    ]);
  },
  30_000,
);

it.each([
  ['a timer', `setTimeout(() => { throw new Error('late') }, 300)`],
  ['a promise', `Promise.reject(new Error('late'))`],
])('refuses a page that throws in %s after its answer', async (_, late) => {
  const page = newsWith(`{ load: () => { ${late}; return { status: 200, data: {} }; } }`);
  expect(await findings(page)).toMatchObject([
    { cause: expect.stringContaining('late'), fix: expect.any(String) },
  ]);
});

it('refuses a release whose code throws when it is evaluated, and one without fixtures', async () => {
  const broken = { ...newsWith('{}'), files: { 'server.cjs': 'exports.contract = ;' } };
  expect(await findings(broken)).toMatchObject([
    { cause: expect.stringMatching(/^"server\.cjs" of news@1\.0\.0 .* \(news@1\.0\.0\/server\.cjs:1\)$/) },
  ]);
  // Column 11 is line 4 of the source.
  const map = { version: 3, sources: ['../../src/front/wide.ts'], names: [], mappings: 'UAGE' };
  const code = {
    'server.cjs': 'exports.wide = window.innerWidth > 600;',
    'server.cjs.map': JSON.stringify(map),
  };
  const early = { ...newsWith('{}'), files: code };
  expect(await findings(early)).toMatchObject([
    {
      cause: expect.stringContaining('window is not defined (src/front/wide.ts:4:'),
      fix: expect.stringContaining('in an effect'),
    },
  ]);
  expect(await findings(newsWith('{}', '[]'))).toMatchObject([
    { cause: expect.stringContaining('has no fixture') },
  ]);
});
