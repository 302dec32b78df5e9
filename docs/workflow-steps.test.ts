import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../build/paths.ts';
import { readQaLink } from '../shell/server/qa/qa-link.ts';
import { promote } from '../shell/store/promote.ts';
import { temporaryRelease, temporaryStore } from '../shell/store/testing/temporary-release.ts';

const SECRET = 'the secret of a test long enough to sign with';

interface Step {
  name?: string;
  if?: string;
  run?: string;
}

/** The steps of a job, by name. */
function stepsOf(file: string, job: string): ReadonlyMap<string | undefined, Step> {
  const { jobs } = parse(readFileSync(path.join(ROOT, '.github/workflows', file), 'utf8')) as {
    jobs: Record<string, { steps: Step[] }>;
  };
  return new Map(jobs[job]?.steps.map((step) => [step.name, step]));
}

const PREVIEW = stepsOf('preview.yml', 'link');
const RELEASE = stepsOf('program.yml', 'release');

/** Stands in for GitHub: notes each call, and lists a comment once one was posted. */
const GH = `#!/bin/sh
case "$*" in
  *--jq*) if [ -f "$CALLS" ]; then echo 41; fi ;;
  *) printf '%s\\n' "$@" >> "$CALLS" ;;
esac
`;

/** Runs the script of a step as GitHub does, and returns its outputs. */
function runStep(
  steps: ReadonlyMap<string | undefined, Step>,
  name: string,
  env: Record<string, string>,
): Record<string, string> {
  const script = steps.get(name)?.run;
  if (script === undefined) throw new Error(`There is no step "${name}"`);
  const output = path.join(env['RUNNER_TEMP'] ?? '', `${name}.txt`);
  writeFileSync(output, '');
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: ROOT,
    env: { ...process.env, ...env, GITHUB_OUTPUT: output },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return Object.fromEntries(
    readFileSync(output, 'utf8')
      .split('\n')
      .map((line): [string, string] => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]),
  );
}

it('publishes the build of a pull request, promotes nothing, and posts one comment that every push brings up to date', async () => {
  const runner = mkdtempSync(path.join(tmpdir(), 'runner-'));
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0-pull');
  const calls = path.join(runner, 'calls.txt');
  writeFileSync(path.join(runner, 'gh'), GH);
  chmodSync(path.join(runner, 'gh'), 0o755);
  const env = {
    RUNNER_TEMP: runner,
    PATH: `${runner}:${process.env['PATH']}`,
    CALLS: calls,
    PROGRAM: 'news',
    EDITIONS: store.place,
    OVERRIDE_SECRET: SECRET,
    SITE_ORIGIN: 'https://meadowlark.example',
  };
  cpSync(build, path.join(runner, 'preview'), { recursive: true });

  const { release = '' } = runStep(PREVIEW, 'Publish', env);
  expect(release).toBe('news@1.0.0-pull');
  expect(await store.versions('news')).toEqual(['1.0.0-pull']);
  expect(await store.live()).toBeNull();

  const { address = '' } = runStep(PREVIEW, 'Link', { ...env, RELEASE: release });
  const token = address.replace('https://meadowlark.example/_qa/', '');
  expect(readQaLink([SECRET], token, new Date())).toMatchObject({ pins: { news: '1.0.0-pull' } });

  const comment = {
    ...env,
    RELEASE: release,
    ADDRESS: address,
    COMMENTS: 'pull/comments',
    COMMENT: 'comments',
  };
  expect(existsSync(calls)).toBe(false);
  runStep(PREVIEW, 'Comment', comment);
  runStep(PREVIEW, 'Comment', comment);
  const said = readFileSync(calls, 'utf8');
  expect(said.match(/--method\n\w+\n\S+/g)).toEqual([
    '--method\nPOST\npull/comments',
    '--method\nPATCH\ncomments/41',
  ]);
  expect(said).toContain(`body=<!-- preview of news -->\n[**news@1.0.0-pull** on the site](${address})`);
});

it('releases nothing if the live release was built from the same files, and else what was built', async () => {
  const runner = mkdtempSync(path.join(tmpdir(), 'runner-'));
  const { store } = await temporaryStore();
  const build = async (version: string, inputs: string): Promise<string> => {
    const folder = path.join(runner, version);
    const file = path.join(folder, 'dist/release/release.json');
    cpSync(await temporaryRelease('news', version), path.dirname(file), { recursive: true });
    const provenance = { repository: null, commit: null, workflow: null, builder: 'local', lockFile: null };
    const release = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...release, provenance: { ...provenance, inputs } }));
    return folder;
  };
  const publish = (workspace: string) =>
    runStep(RELEASE, 'Publish', { RUNNER_TEMP: runner, WORKSPACE: workspace, EDITIONS: store.place })[
      'release'
    ];
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
  expect(publish(await build('1.0.0-one', one))).toBe('news@1.0.0-one');
  await promote(store, { releases: { news: '1.0.0-one' } }, { by: 'a test', note: '' });
  expect(publish(await build('1.0.0-same', one))).toBe('');
  expect(publish(await build('1.0.0-other', other))).toBe('news@1.0.0-other');
  const after = [
    RELEASE.get('Check'),
    RELEASE.get('Promote as a canary'),
    PREVIEW.get('Link'),
    PREVIEW.get('Comment'),
  ];
  expect(new Set(after.map((step) => step?.if))).toEqual(new Set(["steps.publish.outputs.release != ''"]));
});
