import { randomBytes } from 'node:crypto';
import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { BUDGETS } from '../../build/bytes/budgets.ts';
import { promote } from '../store/promote.ts';
import { temporaryStore } from '../store/testing/temporary-release.ts';
import type { KnownFacts } from './rule.ts';
import { runGate } from './run-gate.ts';
import { putRelease, SHELL, type SketchedRelease } from './testing/candidate-of.ts';

const CODE_HAS_RUN = { skipCodeBecause: 'It has just run.', isRollback: false };

/** Text of this many bytes that hardly shrinks. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes);

/** A shell whose front page has a block of the news and one of the blog, and room for the script of one. */
const PAPER = {
  ...SHELL,
  extras: { awake: ['web/awake.js'] },
  files: {
    'web/awake.js': noise(BUDGETS.frontPage.awake * 1.25),
    'server.cjs': `${SHELL.files?.['server.cjs']}
      const block = (remote) => ({ remote, block: 'brief', title: remote, policy });
      const blocks = { local: block('news'), brief: block('blog') };
      exports.routes.push({ kind: 'home', path: '/', blocks, policy, query: [], pendingText: '' });`,
  },
};

function withBlock(name: string): SketchedRelease {
  return {
    name,
    federationName: name,
    blocks: { brief: { scripts: ['web/brief.js'], scriptBytes: 0 } },
    files: {
      'web/brief.js': noise(BUDGETS.block),
      'server.cjs': `
        const { createElement } = require('react');
        const Block = () => createElement('h1', null, 'In brief');
        exports.contract = 1;
        exports.pages = {};
        exports.blocks = { brief: { load: () => ({ status: 200, data: {} }), Block } };`,
      'fixtures.cjs': `
        exports.pages = {};
        exports.blocks = { brief: [{ name: 'a day', path: '/', params: {}, respond: () => new Response('') }] };`,
    },
  };
}

/** What the gate says of the news together with the blog, by rule. */
async function verdict(known: KnownFacts, together: ReleaseNames = { blog: '1.0.0' }) {
  const { store } = await temporaryStore();
  for (const release of [PAPER, withBlock('news'), withBlock('blog')]) await putRelease(store, release);
  await promote(store, { releases: { shell: '1.0.0' } }, { by: 'someone', note: '' });
  const [news] = await runGate(store, { news: '1.0.0', ...together }, () => {}, known);
  return new Map(news?.rules.map(({ rule, outcome, findings }) => [rule, { outcome, findings }]));
}

beforeEach(() => {
  process.env['BROWSER_PATH'] = 'none';
});
afterEach(() => {
  delete process.env['BROWSER_PATH'];
});

it('a proven release skips only the rules about itself, because its blocks may conflict with those of other releases', async () => {
  const alone = await verdict({}, {});
  expect(alone.get('scripts-keep-their-byte-budget')).toMatchObject({ outcome: 'passed' });
  const joined = await verdict(CODE_HAS_RUN);
  expect(joined.get('scripts-keep-their-byte-budget')).toMatchObject({
    outcome: 'failed',
    findings: [{ cause: expect.stringContaining('/, awake, has') }],
  });
  expect(joined.get('units-render-on-the-server')).toMatchObject({ outcome: 'passed' });
  expect(joined.get('leaves-globals-alone')).toMatchObject({ outcome: 'skipped' });
});

it('a rollback does not wait for that', async () => {
  const { outcome } =
    (await verdict({ ...CODE_HAS_RUN, isRollback: true })).get('units-render-on-the-server') ?? {};
  expect(outcome).toBe('skipped');
});

it('without a browser a new release does not pass, unless somebody decided so; a rollback does, with a warning', async () => {
  const rule = 'units-mount-in-a-browser';
  expect((await verdict({})).get(rule)).toMatchObject({ outcome: 'skipped' });
  process.env['BROWSER_PATH'] = '/there-is-none';
  expect((await verdict({})).get(rule)).toMatchObject({
    outcome: 'failed',
    findings: [{ cause: expect.stringContaining('no such file'), fix: expect.stringContaining('Install') }],
  });
  expect((await verdict({ isRollback: true })).get(rule)).toMatchObject({ outcome: 'warned' });
});

it('refuses to retire a remote that the table of the live shell names', async () => {
  const { store } = await temporaryStore();
  for (const release of [PAPER, withBlock('news'), withBlock('blog')]) await putRelease(store, release);
  const releases = { shell: '1.0.0', news: '1.0.0', blog: '1.0.0' };
  await promote(store, { releases }, { by: 'someone', note: '' });
  const exposed = async (retired: string[]) => {
    const [shell] = await runGate(store, { shell: '1.0.0' }, () => {}, { retired });
    const report = shell?.rules.find(({ rule }) => rule === 'routed-units-are-exposed');
    return report?.findings.map(({ cause }) => cause) ?? [];
  };
  expect(await exposed(['blog'])).toContain(
    'The route table of shell@1.0.0 names the remote "blog", but the edition has no release of it.',
  );
  expect((await exposed([])).join()).not.toContain('"blog"');
});
