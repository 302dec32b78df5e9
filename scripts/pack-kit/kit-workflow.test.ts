import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../build/paths.ts';

interface Step {
  name?: string;
  if?: string;
  run?: string;
}

const { jobs } = parse(readFileSync(path.join(ROOT, '.github/workflows/kit.yml'), 'utf8')) as {
  jobs: Record<'test' | 'publish', { if?: string; steps: Step[] }>;
};
const [first, ...others] = jobs.publish.steps;

/** What the first step tells the others. */
function outputs(env: Record<string, string>): string {
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'runner-')), 'output.txt');
  writeFileSync(output, '');
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', first?.run ?? 'exit 1'], {
    env: { PATH: process.env['PATH'], GITHUB_OUTPUT: output, ...env },
  });
  return readFileSync(output, 'utf8');
}

test('publishes nothing until a registry is set', () => {
  expect(outputs({ KIT_REGISTRY: '' })).toBe('');
  expect(outputs({ KIT_REGISTRY: 'https://npm.pkg.github.com' })).toBe('there=yes\n');
  expect(others.filter((step) => step.if !== "steps.registry.outputs.there == 'yes'")).toEqual([]);
});

test('publishes main only, and only the command that publishes gets the token', () => {
  expect(jobs.publish.if).toBe("github.ref == 'refs/heads/main'");
  const withToken = Object.values(jobs).flatMap(({ steps, ...job }) =>
    [job, ...steps].filter((one) => JSON.stringify(one).includes('secrets.')),
  );
  expect(withToken).toEqual([expect.objectContaining({ run: 'npm run --silent publish:kit' })]);
});
