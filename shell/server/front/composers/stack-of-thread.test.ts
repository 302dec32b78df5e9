import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { releaseIn } from '../../protocol/release-in-stack.ts';
import { stackOfThread } from './stack-of-thread.ts';

const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

/** Set by a worker when it has reached its loop: a message would be read before that. */
const newFlag = () => new Int32Array(new SharedArrayBuffer(4));

/**
 * A worker that runs this as a release's code until the test ends. Resolves when the flag is set, at the latest after the
 * code.
 */
async function workerThat(code: string, heapMib = 512, flag = newFlag()): Promise<Worker> {
  const worker = new Worker(
    `const { parentPort, workerData: { code, flag } } = require('node:worker_threads');
     const run = require('node:vm').compileFunction(code, ['require', 'port', 'flag'], { filename: 'news@1.2.3/server.cjs' });
     parentPort.on('message', () => parentPort.postMessage('answer'));
     run(require, parentPort, flag);
     flag[0] = 1;`,
    { eval: true, workerData: { code, flag }, resourceLimits: { maxOldGenerationSizeMb: heapMib } },
  );
  workers.push(worker);
  while (Atomics.load(flag, 0) === 0) await setTimeout(1);
  return worker;
}

test.each([
  ['an endless loop', '(function spin() { for (;;) flag[0] = 1; })()'],
  [
    'a regular expression without end',
    '(function spin() { flag[0] = 1; /^(a+)+$/.test("a".repeat(40) + "b") })()',
  ],
  [
    'JSON of a huge thing',
    '(function spin() { const a = Array(1e6).fill({ a: 1 }); for (;;) { flag[0] = 1; JSON.stringify(a) } })()',
  ],
  [
    'buffers without end',
    '(function spin() { const k = []; for (;;) { flag[0] = 1; k[k.length % 99] = Buffer.alloc(1e6, 1) } })()',
  ],
  [
    'sleep',
    '(function spin() { flag[0] = 1; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) })()',
  ],
  ['a call within 5000', '(function spin(n) { if (n > 0) spin(n - 1); else for (;;) flag[0] = 1; })(5000)'],
])('finds where a thread is in %s, and the thread can be ended', async (_, code) => {
  const [stuck, other] = await Promise.all([workerThat(code), workerThat('')]);
  const stack = await stackOfThread(stuck, 20_000);
  expect(stack?.length).toBeLessThanOrEqual(50);
  expect(stack?.join('\n')).toMatch(/^news@1\.2\.3\/server\.cjs:1:\d+ spin$/m);

  await stuck.terminate();
  other.postMessage('question');
  expect(await once(other, 'message')).toEqual(['answer']);
});

test.each([
  ['that begin at once', '(async function spin() { for (;;) { await null; flag[0] = 2 } })()'],
  [
    'that begin in a later turn',
    'setImmediate(async function spin() { for (;;) { await null; flag[0] = 2 } })',
  ],
])('finds where a thread is in endless promises %s', async (_, code) => {
  const flag = newFlag();
  const worker = await workerThat(code, 512, flag);
  while (Atomics.load(flag, 0) !== 2) await setTimeout(1);
  const stack = await stackOfThread(worker, 20_000);
  expect(releaseIn(stack ?? undefined)).toEqual({ name: 'news', version: '1.2.3' });
  await worker.terminate();
});

test('distinguishes two stuck threads that are inspected at once', async () => {
  const both = await Promise.all(
    ['a', 'b'].map((name) => workerThat(`(function ${name}() { for (;;) flag[0] = 1; })()`)),
  );
  const [a, b] = await Promise.all(both.map((worker) => stackOfThread(worker, 20_000)));
  expect(a?.[0]).toMatch(/^news@1\.2\.3\/server\.cjs:1:\d+ a$/);
  expect(b?.[0]).toMatch(/^news@1\.2\.3\/server\.cjs:1:\d+ b$/);
});

test('a thread that is no longer stuck continues afterwards', async () => {
  const worker = await workerThat('port.on("message", () => {})');
  expect(await stackOfThread(worker, 500)).not.toEqual([]);
  worker.postMessage('question');
  expect(await once(worker, 'message')).toEqual(['answer']);
});

test('null when late: a thread in a system call continues when that ends', async () => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'stack-')), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const command = JSON.stringify(`echo > ${pipe}; cat ${pipe}`);
  const worker = await workerThat(
    `flag[0] = 1; require("node:child_process").execSync(${command}); port.postMessage("awake")`,
  );
  // Once its child has written, the worker is waiting for it in a system call.
  await readFile(pipe);
  const stack = await stackOfThread(worker, 100);
  const said = once(worker, 'message');
  await writeFile(pipe, '');
  expect(await said).toEqual(['awake']);
  expect(stack).toBeNull();
  worker.postMessage('question');
  expect(await once(worker, 'message')).toEqual(['answer']);
});

test.each([
  ['is waited for', 100, true],
  ['is not waited for without end', 3, false],
])('a thread that has not had its time %s', async (_, deadlineMs, isFound) => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'stack-')), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const command = JSON.stringify(`echo > ${pipe}; sleep 0.4`);
  const worker = await workerThat(
    `(function spin() { flag[0] = 1; require("node:child_process").execSync(${command}); for (;;) flag[0] = 1; })()`,
  );
  // Once its child has written, the worker is in a system call: as if it got no CPU.
  await readFile(pipe);
  expect(await stackOfThread(worker, deadlineMs)).toBeNull();
  const stack = await stackOfThread(worker, deadlineMs, () => true);
  expect(releaseIn(stack ?? undefined)?.name).toBe(isFound ? 'news' : undefined);
});

test('null for a thread that has ended', async () => {
  const worker = await workerThat('');
  await worker.terminate();
  expect(await stackOfThread(worker, 20_000)).toBeNull();
});

test('a memory limit that is reached in the meantime ends only the thread', async () => {
  const flag = newFlag();
  const code = 'const k = []; while (flag[0] !== 2) flag[0] ||= 1; for (;;) k.push(new Array(1e5).fill(1.5))';
  const worker = await workerThat(code, 64, flag);
  const ended = once(worker, 'error');
  Atomics.store(flag, 0, 2);
  await stackOfThread(worker, 5000);
  expect(await ended).toEqual([expect.objectContaining({ code: 'ERR_WORKER_OUT_OF_MEMORY' })]);
});
