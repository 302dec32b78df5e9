import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../build/paths.ts';
import { readQaLink } from '../shell/server/qa/qa-link.ts';
import { temporaryRelease, temporaryStore } from '../shell/store/testing/temporary-release.ts';

const SECRET = 'the secret of a test long enough to sign with';

interface Step {
  name?: string;
  run?: string;
}

const PREVIEW = parse(readFileSync(path.join(ROOT, '.github/workflows/preview.yml'), 'utf8')) as {
  jobs: { link: { steps: Step[] } };
};

/** Stands in for GitHub: notes each call, and lists a comment once one was posted. */
const GH = `#!/bin/sh
case "$*" in
  *--jq*) if [ -f "$CALLS" ]; then echo 41; fi ;;
  *) printf '%s\\n' "$@" >> "$CALLS" ;;
esac
`;

/** Runs the script of a step as GitHub does, and returns its outputs. */
function runStep(name: string, env: Record<string, string>): Record<string, string> {
  const script = PREVIEW.jobs.link.steps.find((step) => step.name === name)?.run;
  if (script === undefined) throw new Error(`preview.yml has no step "${name}"`);
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

  const { release = '' } = runStep('Publish', env);
  expect(release).toBe('news@1.0.0-pull');
  expect(await store.versions('news')).toEqual(['1.0.0-pull']);
  expect(await store.live()).toBeNull();

  const { address = '' } = runStep('Link', { ...env, RELEASE: release });
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
  runStep('Comment', comment);
  runStep('Comment', comment);
  const said = readFileSync(calls, 'utf8');
  expect(said.match(/--method\n\w+\n\S+/g)).toEqual([
    '--method\nPOST\npull/comments',
    '--method\nPATCH\ncomments/41',
  ]);
  expect(said).toContain(`body=<!-- preview of news -->\n[**news@1.0.0-pull** on the site](${address})`);
});
