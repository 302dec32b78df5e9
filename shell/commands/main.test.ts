import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../build/paths.ts';
import { runCommand } from './testing/run-command.ts';
import { storeWith } from '../store/testing/store-with.ts';
import { temporaryRelease, temporaryStore } from '../store/testing/temporary-release.ts';

/** Starting a process that compiles TypeScript takes seconds on a busy machine. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    env: { ...process.env, EDITION_BY: 'a test', ...env },
  });
}

const MAIN = 'shell/commands/main.ts';

it('uses the store in EDITIONS; a script can read what it published', async () => {
  const { store } = await temporaryStore();
  const env = { EDITIONS: store.place };
  const build = await temporaryRelease('news', '1.0.0');
  const { stdout } = await run(MAIN, ['publish', '--build', build], env);
  expect(stdout).toBe('news@1.0.0\n');
  expect((await run(MAIN, ['list', 'news'], env)).stdout).toContain('news@1.0.0');
});

it('ends with 1 and a message, without a stack', async () => {
  const { store } = await temporaryStore();
  await expect(run(MAIN, ['show'], { EDITIONS: store.place })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Nothing has been promoted in .*first\.\n$/),
  });
  await expect(run(MAIN, ['show'], { EDITIONS: 'var/editions' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The setting EDITIONS .*\n$/),
  });
});

it('loses no trusted key, and leaves no partial one, when the disk is full', async () => {
  const { store, folder } = await temporaryStore();
  const keys = path.join(folder, 'trusted-keys');
  const env = { EDITIONS: store.place, TRUSTED_KEYS: `file:${keys}`, INIT_CWD: folder };
  await run(MAIN, ['keys', 'new', 'pipeline'], env);
  const before = await readFile(keys, 'utf8');
  for (const command of ['keys revoke pipeline', 'keys new other']) {
    const full = `ulimit -f 0; exec "${process.execPath}" --import tsx ${MAIN} ${command}`;
    const ended = promisify(execFile)('sh', ['-c', full], { cwd: ROOT, env: { ...process.env, ...env } });
    await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('EFBIG') });
  }
  expect(await readFile(keys, 'utf8')).toBe(before);
  expect((await readdir(folder)).toSorted()).toEqual(['pipeline.pem', 'trusted-keys']);
});

it('loses nothing when two processes promote at once', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1', 'blog@2');
  await runCommand(store, ['promote', 'news@1', 'blog@1']);
  const openGate = 'shell/commands/testing/edition-with-open-gate.ts';
  const ended = await Promise.all(
    ['news@2', 'blog@2'].map((release) => run(openGate, ['promote', release], { EDITIONS: store.place })),
  );
  expect(ended.map(({ stdout }) => stdout)).toEqual([
    expect.stringContaining('news  1  ->  2'),
    expect.stringContaining('blog  1  ->  2'),
  ]);
  const live = await store.live();
  expect(live?.number).toBe(3);
  expect((await store.edition(live?.edition ?? '')).releases).toEqual({ news: '2', blog: '2' });
});
