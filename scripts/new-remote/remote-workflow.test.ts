import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../build/paths.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Readonly<Record<string, string>>;
}

interface Job {
  if?: string;
  environment?: string;
  steps: readonly Step[];
}

const REPOSITORY = path.join(import.meta.dirname, 'repository');
const REMOTE = 'scripts/new-remote/repository/.github/workflows/remote.yml';

/** Without jobs that call another workflow. */
function jobsOf(file: string): Readonly<Record<string, Job>> {
  const { jobs: all } = parse(readFileSync(path.join(ROOT, file), 'utf8')) as { jobs: Record<string, Job> };
  return Object.fromEntries(Object.entries(all).filter(([, job]) => 'steps' in job));
}

const jobs = jobsOf(REMOTE);

/** Stand-ins for npm and the kit's command: a build has the version of its work tree, and is published unchanged. */
const NPM = `#!/bin/sh
mkdir -p dist && echo "traffic@1.0.0$(test -z "$(git status --porcelain)" || echo +changes)" > dist/release
`;
const NPX = `#!/bin/sh
cat "$4"
`;

test('the pipeline releases exactly its commit: no step before the build leaves a file in the repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'traffic-'));
  const runner = mkdtempSync(path.join(tmpdir(), 'runner-'));
  copyFileSync(path.join(REPOSITORY, 'gitignore'), path.join(folder, '.gitignore'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
  writeFileSync(path.join(runner, 'npm'), NPM, { mode: 0o755 });
  writeFileSync(path.join(runner, 'npx'), NPX, { mode: 0o755 });
  const output = path.join(runner, 'output.txt');
  const steps = jobs['release']?.steps.filter(({ name }) => name === 'Build' || name === 'Publish') ?? [];
  const script = steps.map(({ run }) => run).join('\n');
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: `${runner}:${process.env['PATH']}`, RUNNER_TEMP: runner, GITHUB_OUTPUT: output },
  });
  expect(readFileSync(output, 'utf8')).toBe('release=traffic@1.0.0\n');
});

// npm install may rewrite the lock file.
test('installs the packages of the lock file, and does not change it', () => {
  const installs = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ run }) => run?.startsWith('npm ') && !/^npm (?:test|run build)$/.test(run)),
  );
  expect(installs.map(({ run }) => run)).toEqual(
    Array.from({ length: 3 }, () => 'npm ci --no-audit --no-fund'),
  );
});

test('code of a pull request runs without keys, and is never signed', () => {
  const { test: tests, preview, release, ...others } = jobs;
  expect(others).toEqual({});
  expect(JSON.stringify(tests)).not.toContain('secrets.');
  expect(JSON.stringify(preview)).not.toContain('SIGNING_KEY');
  expect(preview?.environment).toBe('preview');
  expect(preview?.steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with?.['ref']).toBe(
    '${{ github.event.pull_request.base.sha }}',
  );
  expect(release).toMatchObject({ if: "github.event_name == 'push'", environment: 'production' });
});

/** The only commands that a step with keys may run. `publish` without `--build` would build. */
const KEYED = /^(?:npx remote|npm run --silent edition --) (?:publish --build|link|check|promote) /;
const SIGNING = /^\S.* (?:publish|promote) /;

// Installation runs scripts from packages, and a build runs packages.
test.each([REMOTE, '.github/workflows/program.yml', '.github/workflows/preview.yml'])(
  'keys of %s go only to single edition commands, and the signing key only to commands that sign',
  (file) => {
    const given = Object.values(jobsOf(file)).flatMap(({ steps, ...job }) => [job, ...steps]);
    const runWith = (key: string): string[] =>
      given.filter((one) => JSON.stringify(one).includes(key)).map((one) => ('run' in one && one.run) || '');
    const keyed = runWith('secrets.');
    expect(keyed.length).toBeGreaterThan(1);
    expect(keyed.filter((run) => !KEYED.test(run))).toEqual([]);
    expect(runWith('secrets.SIGNING_KEY').filter((run) => !SIGNING.test(run))).toEqual([]);
  },
);
