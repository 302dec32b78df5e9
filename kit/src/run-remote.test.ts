import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

const LIVE = ['dev', '--live', 'http://localhost:1'];

it.each([
  [['build', '--mode', 'development'], "Unknown option '--mode'"],
  [['build', 'news'], "Unexpected argument 'news'"],
  [[...LIVE, '--port', '3005'], '--live takes nothing but the site, and got "--port" as well.'],
  [[...LIVE, 'news'], '--live takes nothing but the site, and got "news" as well.'],
  [['-x'], "Unknown option '-x'"],
])('remote %j drops nothing in silence', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'kit/bin/remote.mjs'), ...args], {
    cwd: path.join(ROOT, 'mfe-news'),
    encoding: 'utf8',
    // If it went to work instead.
    timeout: 20_000,
  });
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});

it('remote build says what is wrong in a configuration, without a stack that leads into the recipe', () => {
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
  expect(stdout + stderr).toContain('The remote is "other" in rsbuild.config.ts and "wrong" in package.json');
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
      // It is looked at again and again.
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
