import type { Provenance } from '@meadowlark/shared/contract/trust/provenance.ts';
import type { RuleVerdict } from '../rule.ts';
import { candidateOf, SHELL, type SketchedRelease } from '../testing/candidate-of.ts';
import { cameFromOurPipeline } from './came-from-our-pipeline.ts';

const REPOSITORY = 'github.com/meadowlark/weather';
const WORKFLOW = '.github/workflows/release.yml';
const OURS: Provenance = {
  repository: REPOSITORY,
  commit: '0'.repeat(40),
  workflow: WORKFLOW,
  builder: `${REPOSITORY}/actions/runs/42`,
  lockFile: null,
};

function shellGranting(from: object | undefined): SketchedRelease {
  const grant = JSON.stringify({ path: '/weather', remote: 'weather', title: 'Weather', from });
  return {
    ...SHELL,
    files: { 'server.cjs': `${SHELL.files?.['server.cjs']}\nexports.grants = [${grant}];` },
  };
}

const weather = (provenance?: Provenance): SketchedRelease => ({
  name: 'weather',
  pages: {},
  ...(provenance && { provenance }),
});

async function check(...releases: SketchedRelease[]): Promise<RuleVerdict> {
  const candidate = await candidateOf(...releases);
  try {
    return await cameFromOurPipeline.check(candidate);
  } finally {
    await candidate.sandbox.close();
  }
}

it('requires no provenance of a remote whose grant names no repository', async () => {
  expect(await check(weather(), shellGranting(undefined))).toEqual([]);
});

it('passes a release of that repository, and says that it is not signed', async () => {
  const from = { repository: REPOSITORY, workflow: WORKFLOW };
  expect(await check(weather(OURS), shellGranting(from))).toMatchObject({
    passed: expect.stringContaining('nothing proves who wrote it'),
  });
});

it.each<[string, Provenance | undefined, string]>([
  ['says nothing', undefined, 'does not say where it came from'],
  [
    'is of another repository',
    { ...OURS, repository: 'github.com/somebody/weather' },
    'the shell requires github.com/m',
  ],
  [
    'is of another workflow',
    { ...OURS, workflow: '.github/workflows/test.yml' },
    'the shell requires .github/w',
  ],
  ['was built by hand', { ...OURS, workflow: null }, 'it was built by no workflow'],
  ['has changes', { ...OURS, commit: `${'0'.repeat(40)}+changes` }, 'from uncommitted files'],
])('refuses a release that %s, also under a shell that would make it so', async (_, provenance, cause) => {
  const shell = shellGranting({ repository: REPOSITORY, workflow: WORKFLOW });
  const finding = { cause: expect.stringContaining(cause), fix: expect.stringContaining('GRANTS') };
  expect(await check(weather(provenance), shell)).toEqual([finding]);
  expect(await check(shell, weather(provenance))).toEqual([finding]);
});
