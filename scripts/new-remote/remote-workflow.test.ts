import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

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
const { jobs } = parse(readFileSync(path.join(REPOSITORY, '.github/workflows/remote.yml'), 'utf8')) as {
  jobs: Readonly<Record<string, Job>>;
};

/** Stands in for the command of the kit: publishes under the version that a build of this work tree would have. */
const NPX = `#!/bin/sh
echo "traffic@1.0.0$(test -z "$(git status --porcelain)" || echo +changes)"
`;

test('a release of the pipeline is of its commit: no step before the build leaves a file in the repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'traffic-'));
  const runner = mkdtempSync(path.join(tmpdir(), 'runner-'));
  copyFileSync(path.join(REPOSITORY, 'gitignore'), path.join(folder, '.gitignore'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
  writeFileSync(path.join(runner, 'npx'), NPX, { mode: 0o755 });
  const output = path.join(runner, 'output.txt');
  const script = jobs['release']?.steps.find(({ name }) => name === 'Publish')?.run ?? '';
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: `${runner}:${process.env['PATH']}`, RUNNER_TEMP: runner, GITHUB_OUTPUT: output },
  });
  expect(readFileSync(output, 'utf8')).toBe('release=traffic@1.0.0\n');
});

// npm install may write the lock file anew.
test('packages are those of the lock file, and it stays as it is', () => {
  const installs = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ run }) => run?.startsWith('npm ') && !/^npm (?:test|run build)$/.test(run)),
  );
  expect(installs.map(({ run }) => run)).toEqual(
    Array.from({ length: 3 }, () => 'npm ci --no-audit --no-fund'),
  );
});

test('code of a pull request runs where there are no keys, and nothing of it is signed', () => {
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
