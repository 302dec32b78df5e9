import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

const LIVE = ['dev', '--live', 'http://localhost:1'];

it.each([
  [['build', '--mode', 'development'], "Unknown option '--mode'"],
  [['build', 'news'], "Unexpected argument 'news'"],
  [[...LIVE, '--port', '3005'], '--live takes only the site URL; unexpected "--port".'],
  [[...LIVE, 'news'], '--live takes only the site URL; unexpected "news".'],
  [['-x'], "Unknown option '-x'"],
])('remote %j rejects what it does not know', (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'kit/bin/remote.mjs'), ...args], {
    cwd: path.join(ROOT, 'mfe-news'),
    encoding: 'utf8',
    // In case it runs the command instead.
    timeout: 20_000,
  });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

it('an empty EDITIONS, as pipelines set an unknown variable, is not a new store in the folder', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'kit/bin/remote.mjs'), 'list'], {
    cwd: path.join(ROOT, 'mfe-news'),
    encoding: 'utf8',
    env: { ...process.env, EDITIONS: '' },
    timeout: 20_000,
  });
  expect(stdout + stderr).not.toContain('mfe-news/var/editions');
});

it('remote build says what is wrong in a configuration, without a stack trace into the recipe', () => {
  const folder = path.join(ROOT, 'mfe-news/dist/wrong');
  mkdirSync(folder, { recursive: true });
  const config = `import { defineRemote } from '@meadowlark/kit';
export default defineRemote({ name: 'other', owner: 'A desk', pages: ['front'] });`;
  writeFileSync(path.join(folder, 'rsbuild.config.ts'), config);
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "wrong" }');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'kit/bin/remote.mjs'), 'build'],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain(
    'The remote is named "other" in rsbuild.config.ts, but its package.json has "wrong"',
  );
  expect(stdout + stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
}, 70_000);

it('remote dev ends with the shell that npm started for it', async () => {
  const command = `"${process.execPath}" "${path.join(ROOT, 'kit/bin/remote.mjs')}" dev & echo "pid $!"; wait`;
  const shell = spawn('sh', ['-c', command], {
    cwd: path.join(ROOT, 'mfe-news'),
    env: { ...process.env, npm_command: 'exec', PORT: '0', NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const until = async (holds: () => boolean) => {
    for (const end = Date.now() + 60_000; !holds() && Date.now() < end;)
      // Polls.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await until(() => output.includes('http://localhost:'));
  const pid = Number(/^pid (\d+)$/m.exec(output)?.[1]);
  shell.kill('SIGKILL');
  await until(() => !isRunning(pid));
  const ranOn = isRunning(pid);
  if (ranOn) process.kill(pid, 'SIGTERM');
  expect(output).toContain('http://localhost:');
  expect(ranOn).toBe(false);
}, 150_000);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
