import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Activity } from '../../protocol/activity.ts';
import { machine } from '../../../lib/machine.ts';
import { StallWatch, type Stall, type StallListeners } from './stall-watch.ts';

const PHASE = { release: 'news@1.2.3', unit: null, job: null, phase: 'render' } as const;
const workers: Worker[] = [];
const children: ChildProcess[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const stop of stops.splice(0)) stop();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});

/** A composer that is ready to run this at the first message. */
async function composerThat(code: string): Promise<{ worker: Worker; activity: Activity }> {
  const activity = new Activity();
  const file = fileURLToPath(new URL('../../protocol/activity.ts', import.meta.url));
  const worker = new Worker(
    `const { parentPort: port, workerData: { code, file, memory, phase } } = require('node:worker_threads');
     const { Activity } = require('tsx/cjs/api').require(file, file);
     const activity = new Activity(memory);
     const tid = Number(require('node:path').basename(require('node:fs').readlinkSync('/proc/thread-self')));
     activity.setThread(tid);
     setInterval(() => activity.beat(), 50);
     const run = new Function('require', 'port', 'tid', code);
     port.once('message', () => {
       activity.begin(phase);
       run(require, port, tid);
     });
     port.postMessage('ready');`,
    { eval: true, workerData: { code, file, memory: activity.memory, phase: PHASE } },
  );
  workers.push(worker);
  await once(worker, 'message');
  return { worker, activity };
}

function onStall(stalled: StallListeners['stalled']): StallListeners {
  return { slow: () => {}, turns: () => {}, long: () => {}, stalled };
}

// Each stops at 1 GB and then loops: if the watch misses it, it must not fill the machine's memory.
test.each<[string, Stall['why'], string]>([
  ['an endless loop', 'held', 'for (;;);'],
  ['a regular expression that never ends', 'held', '/^(a+)+$/.test("a".repeat(40) + "b")'],
  ['promises without end', 'held', '(async () => { for (;;) await null })()'],
  [
    'buffers without end',
    'memory',
    'const k = []; while (k.length < 1000) k.push(Buffer.alloc(1e6, 1)); for (;;);',
  ],
])('%s is %s', async (_, why, code) => {
  const watch = new StallWatch(machine, 64 * 2 ** 20);
  const [{ worker, activity }, idle] = await Promise.all([composerThat(code), composerThat('')]);
  const nobody = jest.fn();
  stops.push(watch.watch(idle.activity, onStall(nobody)));
  const stall = new Promise((resolve) => {
    stops.push(watch.watch(activity, onStall(resolve)));
  });
  worker.postMessage('go');
  expect(await stall).toEqual({ why, phase: PHASE });
  expect(nobody).not.toHaveBeenCalled();
});

test('a sleeping thread is detected by its state', async () => {
  const { worker, activity } = await composerThat(
    'port.postMessage("sleeps"); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  );
  worker.postMessage('go');
  await once(worker, 'message');

  jest.useFakeTimers();
  const said: Stall[] = [];
  stops.push(
    new StallWatch().watch(
      activity,
      onStall((stall) => said.push(stall)),
    ),
  );
  // It reports before it sleeps: on a busy machine that is later. This timer is a real one.
  for (let seconds = 0; seconds < 1000 && said.length === 0; seconds += 1) {
    jest.advanceTimersByTime(1000);
    await setTimeout(1);
  }
  expect(said).toEqual([{ why: 'asleep', phase: PHASE }]);
});

test('a composer that does little on a busy machine is not stalled, however long that takes', async () => {
  // About 200 ms of work a turn at the lowest priority, until a turn has taken twice as long as an endless loop may.
  const { worker, activity } = await composerThat(
    `require('node:os').setPriority(tid, 19);
     const work = () => {
       const end = performance.now() + 2000;
       let turns = 2e8;
       while (turns > 0 && performance.now() < end) for (const next = turns - 1e5; turns > next; ) turns -= 1;
       if (turns > 0) port.postMessage('starved');
       else setTimeout(work);
     };
     work();`,
  );
  const code = `process.stdin.on('end', () => process.exit()).resume();
    require('node:os').setPriority(5);
    const spin = () => { for (let i = 0; i < 1e7; i += 1); setImmediate(spin) };
    console.log('busy');
    spin();`;
  for (let i = 0; i < 2 * availableParallelism(); i += 1) {
    const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    await once(child.stdout, 'data');
  }
  const stalled = jest.fn();
  stops.push(new StallWatch().watch(activity, onStall(stalled)));
  worker.postMessage('go');
  await once(worker, 'message');
  expect(stalled).not.toHaveBeenCalled();
});
