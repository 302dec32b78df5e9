import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Activity } from './activity.ts';

test('says what is at work', () => {
  const composer = new Activity();
  const front = new Activity(composer.memory);
  expect(front.read()).toEqual({ beats: 0, phase: null, tid: 0 });

  const phase = { release: 'news@1.2.3-abc', unit: 'news/page/catégorie', job: 7, phase: 'load' } as const;
  composer.begin(phase);
  composer.setThread(4711);
  composer.beat();
  expect(front.read()).toEqual({ beats: 1, phase, tid: 4711 });

  composer.begin({ release: 'shell@2', unit: null, job: null, phase: 'evaluate' });
  expect(front.read().phase).toEqual({ release: 'shell@2', unit: null, job: null, phase: 'evaluate' });
  composer.end();
  expect(front.read().phase).toBeNull();
});

test('cuts off text that does not fit', () => {
  const activity = new Activity();
  activity.begin({ release: 'r'.repeat(300), unit: 'u'.repeat(1000), job: 1, phase: 'head' });
  expect(activity.read().phase).toEqual({
    release: 'r'.repeat(300),
    unit: 'u'.repeat(412),
    job: 1,
    phase: 'head',
  });
});

test('never reads a mixture of two phases', async () => {
  // Another thread writes two phases alternately, without a pause.
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
       activity.begin({ release: 'a'.repeat(20), unit: 'a'.repeat(30), job: 1, phase: 'load' });
       activity.begin({ release: 'b'.repeat(40), unit: null, job: 2, phase: 'render' });
     }`,
    { eval: true, workerData: { memory, file: `${import.meta.dirname}/activity.ts` } },
  );
  await once(worker, 'message');
  const front = new Activity(memory);
  const seen = new Set<string>();
  for (let i = 0; i < 20_000 || seen.size < 2; i += 1) {
    const { phase } = front.read();
    if (phase) seen.add(JSON.stringify(phase));
  }
  await worker.terminate();
  const a = { release: 'a'.repeat(20), unit: 'a'.repeat(30), job: 1, phase: 'load' };
  const b = { release: 'b'.repeat(40), unit: null, job: 2, phase: 'render' };
  expect([...seen].toSorted()).toEqual([JSON.stringify(a), JSON.stringify(b)]);
});
