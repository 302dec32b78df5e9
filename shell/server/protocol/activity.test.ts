import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Activity } from './activity.ts';

test('says what is at work', () => {
  const composer = new Activity();
  const front = new Activity(composer.memory);
  expect(front.read()).toEqual({ beats: 0, step: null, tid: 0 });

  const step = { release: 'news@1.2.3-abc', unit: 'news/page/catégorie', job: 7, step: 'load' } as const;
  composer.begin(step);
  composer.setThread(4711);
  composer.beat();
  expect(front.read()).toEqual({ beats: 1, step, tid: 4711 });

  composer.begin({ release: 'shell@2', unit: null, job: null, step: 'evaluate' });
  expect(front.read().step).toEqual({ release: 'shell@2', unit: null, job: null, step: 'evaluate' });
  composer.end();
  expect(front.read().step).toBeNull();
});

test('cuts off text that does not fit', () => {
  const activity = new Activity();
  activity.begin({ release: 'r'.repeat(300), unit: 'u'.repeat(1000), job: 1, step: 'head' });
  expect(activity.read().step).toEqual({
    release: 'r'.repeat(300),
    unit: 'u'.repeat(412),
    job: 1,
    step: 'head',
  });
});

test('never reads a mixture of two steps', async () => {
  // Another thread writes two steps alternately, without a pause.
  const { memory } = new Activity();
  const worker = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
     const { transformFileSync } = require('@swc/core');
     const { code } = transformFileSync(workerData.file, { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
     const module = { exports: {} };
     require('node:vm').compileFunction(code, ['exports', 'module'])(module.exports, module);
     const activity = new module.exports.Activity(workerData.memory);
     parentPort.postMessage('ready');
     for (;;) {
       activity.begin({ release: 'a'.repeat(20), unit: 'a'.repeat(30), job: 1, step: 'load' });
       activity.begin({ release: 'b'.repeat(40), unit: null, job: 2, step: 'render' });
     }`,
    { eval: true, workerData: { memory, file: `${import.meta.dirname}/activity.ts` } },
  );
  await once(worker, 'message');
  const front = new Activity(memory);
  const seen = new Set<string>();
  for (let i = 0; i < 20_000 || seen.size < 2; i += 1) {
    const { step } = front.read();
    if (step) seen.add(JSON.stringify(step));
  }
  await worker.terminate();
  const a = { release: 'a'.repeat(20), unit: 'a'.repeat(30), job: 1, step: 'load' };
  const b = { release: 'b'.repeat(40), unit: null, job: 2, step: 'render' };
  expect([...seen].toSorted()).toEqual([JSON.stringify(a), JSON.stringify(b)]);
});
