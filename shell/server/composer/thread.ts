import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { Activity, type Phase } from '../protocol/activity.ts';
import { machine } from '../../lib/machine.ts';
import type { ToComposer } from '../protocol/messages.ts';
import { Composer, type ComposerSettings } from './composer.ts';
import { lockDown } from './isolation/lock-down.ts';
import { watchLanguage } from './isolation/watch-language.ts';
import { isFetchError } from './view/load-context.ts';
import { watchHeap } from './watch-heap.ts';
import { watchMemory } from './watch-memory.ts';
import { watchTimers } from './watch-timers.ts';

/** A thread that stops beating is stuck: see the limits in `stall-watch.ts`. */
const BEAT_MS = 50;

/**
 * How far composers give way to the front when CPUs are few: most readers are served from its cache. During eight uncached
 * pages, a 2-CPU machine serves 0.50 of the cached requests of an idle server; without this 0.39. With 10 it serves 0.59,
 * but pages are late if the machine has other work.
 */
const NICENESS = 5;
const MIN_PRIORITY = constants.priority.PRIORITY_LOW;

export interface ComposerData extends ComposerSettings {
  activity: SharedArrayBuffer;
}

const port = parentPort;
if (!port) throw new Error('The front runs this file as a worker thread.');
const { activity: memory, ...settings } = workerData as ComposerData;
const activity = new Activity(memory);
const tid = threadId();
activity.setThread(tid);
// 0 would be the whole process. Added to the value of the process, which `nice` may have set: the system rejects a lower
// one.
if (tid !== 0) setPriority(tid, Math.min(getPriority(tid) + NICENESS, MIN_PRIORITY));
lockDown();
const unusable = (phase: Phase | null, why: string) => port.postMessage([{ type: 'unusable', phase, why }]);
const observed = watchTimers(
  watchHeap(activity, (phase) => unusable(phase, 'It filled the memory and does not free it')),
  (phase) => unusable(phase, 'Its timers took half of the thread time'),
  () => machine.useOf(tid)?.cpuMs ?? performance.now(),
);
const phases = watchLanguage(
  watchMemory(observed, (phase) => unusable(phase, 'It filled the memory with buffers')),
  (phase, what) => {
    const who = phase ? 'It' : 'Code between two phases';
    unusable(phase, `${who} changed what all releases share: ${what}`);
  },
);
const composer = new Composer(port, settings, phases);
process.on('uncaughtException', (error) => composer.uncaught(error));
process.on('unhandledRejection', (reason) => {
  if (!isFetchError(reason)) composer.uncaught(reason);
});
setInterval(() => {
  phases.end();
  activity.beat();
}, BEAT_MS);
port.on('message', (message: ToComposer) => composer.receive(message));
port.postMessage([{ type: 'ready' }]);

/** The id under which the system counts this thread's CPU time; 0 if it has none. */
function threadId(): number {
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self')));
  } catch {
    return 0;
  }
}
