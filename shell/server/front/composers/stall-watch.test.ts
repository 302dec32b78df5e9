import { Activity, type Phase } from '../../protocol/activity.ts';
import type { Machine } from '../../../lib/machine.ts';
import { StallWatch, type Stall } from './stall-watch.ts';

const CHECK_MS = 25;
const MIB = 2 ** 20;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What the system reports about a composer. */
interface Told {
  beats?: boolean;
  /** Phases that run one after the other, each for 500 ms and the last one forever. */
  phases?: Phase['phase'][];
  /** 0: the system does not report it. */
  tid?: number;
  /** Share of one CPU. */
  share?: number;
  asleep?: boolean;
  ended?: boolean;
  mibPerSecond?: number;
}

/** Watched composers; `pass` advances time, and returns the calls so far for each. */
function watched(...composers: Told[]) {
  let ms = 0;
  let lookups = 0;
  const system: Machine = {
    useOf(tid) {
      lookups += 1;
      const { share = 0, asleep = false, ended } = composers[tid - 1] ?? {};
      return ended ? null : { cpuMs: Math.floor((ms * share) / 10) * 10, asleep };
    },
    rss() {
      lookups += 1;
      return composers.reduce(
        (sum, { mibPerSecond = 0 }) => sum + mibPerSecond * MIB * (ms / 1000),
        100 * MIB,
      );
    },
  };
  const watch = new StallWatch(system);
  const all = composers.map((told, index) => {
    const activity = new Activity();
    activity.setThread(told.tid ?? index + 1);
    const said: Stall[] = [];
    const changes: string[] = [];
    const longs: string[] = [];
    const stop = watch.watch(activity, {
      slow: (phase) => changes.push(`slow in ${phase?.phase} of job ${phase?.job}`),
      turns: () => changes.push('turns'),
      long: ({ phase }) => longs.push(phase),
      stalled: (stall) => said.push(stall),
    });
    return { told, activity, said, changes, longs, stop };
  });
  return {
    all,
    lookups: () => lookups,
    pass: (more: number) => {
      for (const end = ms + more; ms < end; ms += CHECK_MS) {
        for (const { told, activity } of all) {
          const { phases = ['render'], beats } = told;
          const phase = phases[Math.min(Math.floor(ms / 500), phases.length - 1)] ?? 'render';
          activity.begin({ release: 'news@1.2.3', unit: 'news/page/category', job: 1, phase });
          if (ms === 0 || (beats && ms % 50 === 0)) activity.beat();
        }
        jest.advanceTimersByTime(CHECK_MS);
      }
      return all.map(({ said }) => said.map(({ why }) => why));
    },
  };
}

test.each<[string, Told, Stall['why'], number]>([
  ['a render that computes', { share: 1 }, 'held', 1000],
  ['one that has half a CPU', { share: 0.5 }, 'held', 2000],
  ['a release that is evaluated', { share: 1, phases: ['evaluate'] }, 'held', 3000],
  ['a first render', { share: 1, phases: ['first-render'] }, 'held', 3000],
  ['a turn that evaluates and goes on', { share: 1, phases: ['evaluate', 'render'] }, 'held', 3000],
  ['a system that does not tell', { tid: 0 }, 'held', 1000],
  ['a thread that waits', { asleep: true }, 'asleep', 10_000],
  ['a thread that waits while evaluated', { asleep: true, phases: ['evaluate'] }, 'asleep', 30_000],
  ['buffers that fill memory at once', { share: 1, mibPerSecond: 1000 }, 'memory', 250],
])('%s: %j is %s after %d ms', (_, told, why, ms) => {
  const { pass } = watched(told);
  expect(pass(ms)).toEqual([[]]);
  expect(pass(200)).toEqual([[why]]);
  // It is reported once, and no composer is checked any more.
  expect(pass(60_000)).toEqual([[why]]);
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[string, Told]>([
  ['one that is busy and turns', { beats: true, share: 1 }],
  ['one that is idle', { beats: true, asleep: true }],
  ['a starved thread', { share: 0.01 }],
  ['a thread that has just ended', { ended: true }],
  ['memory that grows while it turns', { beats: true, share: 1, mibPerSecond: 1000 }],
])('%s: %j is nothing', (_, told) => expect(watched(told).pass(60_000)).toEqual([[]]));

test('CPU time is read only for a composer that has missed a beat', () => {
  const { lookups, pass } = watched({ beats: true }, { beats: true, share: 1 });
  pass(10_000);
  expect(lookups()).toBe(0);
  const still = watched({ share: 0.01 });
  still.pass(100);
  expect(still.lookups()).toBeGreaterThan(1);
});

test('reports the phase that is stuck', () => {
  const { all, pass } = watched({ share: 1, phases: ['load', 'head'] });
  pass(1200);
  expect(all[0]?.said).toEqual([
    { why: 'held', phase: { release: 'news@1.2.3', unit: 'news/page/category', job: 1, phase: 'head' } },
  ]);
});

test.each<[string, Told, string[]]>([
  ['one that computes', { share: 1 }, ['slow in render of job 1', 'turns']],
  ['one that blocks its thread', { asleep: true }, ['slow in render of job 1', 'turns']],
  ['a starved one', { share: 0.5 }, []],
])('%s for 300 ms without a turn is slow until it turns', (_, told, expected) => {
  const { all, pass } = watched(told);
  pass(150);
  expect(all[0]?.changes).toEqual([]);
  pass(150);
  all[0]?.activity.beat();
  pass(100);
  expect(all[0]?.changes).toEqual(expected);
});

test.each<[string, Told, string[]]>([
  ['a render', { share: 1 }, ['render']],
  ['a load and a render', { share: 1, phases: ['load', 'render'] }, ['render']],
  ['a starved one', { share: 0.5 }, []],
  ['the first run of code', { share: 1, phases: ['evaluate', 'first-render'] }, []],
])('%s that computes for 700 ms is long, which is said when it turns', (_, told, expected) => {
  const { all, pass } = watched(told);
  pass(700);
  expect(all[0]?.longs).toEqual([]);
  all[0]?.activity.beat();
  pass(400);
  expect(all[0]?.longs).toEqual(expected);
});

test('memory is attributed to no release while two composers compute', () => {
  const { pass } = watched({ share: 1, mibPerSecond: 1000 }, { share: 1 }, { beats: true });
  expect(pass(1000)).toEqual([[], [], []]);
  expect(pass(200)).toEqual([['held'], ['held'], []]);
});

test('memory is not attributed to a sleeping thread', () => {
  const { pass } = watched({ asleep: true }, { beats: true, share: 1, mibPerSecond: 1000 });
  expect(pass(9000)).toEqual([[], []]);
});

test('one that turns again starts over', () => {
  const { all, pass } = watched({ share: 1 });
  expect(pass(900)).toEqual([[]]);
  all[0]?.activity.beat();
  expect(pass(900)).toEqual([[]]);
});

test('time in which the front itself was blocked does not count', () => {
  const { pass } = watched({ asleep: true }, { tid: 0 });
  pass(100);
  jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 60_000);
  expect(pass(25)).toEqual([[], []]);
  jest.restoreAllMocks();
});

test('a watch that was ended reports nothing', () => {
  const { all, pass } = watched({ share: 1 }, { share: 1 });
  all[0]?.stop();
  expect(pass(2000)).toEqual([[], ['held']]);
  all[0]?.stop();
});
