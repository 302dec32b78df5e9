import { Session, type HeapProfiler } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';
import type { Phase } from '../protocol/activity.ts';
import type { Phases } from './isolation/watch-language.ts';

/** Bytes. The heap may have 768 MiB (`composer-thread.ts`); near that, garbage collection blocks the thread for seconds. */
const LIMIT = 448 * 2 ** 20;
/** From here on, allocations are sampled. All releases of a newsroom take about 60 MiB, a page some more. */
const NOTED_FROM = 256 * 2 ** 20;
/** Bytes per sample: a thousand stacks in total. */
const SAMPLED_BYTES = 256 * 2 ** 10;

const FILE = /^(.+)\/server\.cjs$/;

/** Samples allocations; `made` are the bytes that are still in use, by release (`name@version`). */
interface HeapNotes {
  used: () => number;
  begin: () => void;
  end: () => void;
  made: () => ReadonlyMap<string, number>;
}

/**
 * Announces phases, and checks the heap when they end. A leak of 1 MB a page ends a composer after minutes, in the phase of
 * whichever release is running: before that, this calls `full` once, with a phase of the release that made more than half of
 * the growth; null if none did. Nothing is sampled while the heap has its usual size.
 */
export function watchHeap(phases: Phases, full: (phase: Phase | null) => void, notes = heapNotes()): Phases {
  /** The last phase of each release, while sampling. */
  let last: Map<string, Phase> | null = null;
  let isFull = false;
  const check = () => {
    const used = notes.used();
    if (!last && used > NOTED_FROM) {
      last = new Map();
      notes.begin();
    } else if (last && used < NOTED_FROM / 2) {
      last = null;
      notes.end();
    } else if (last && used > LIMIT) {
      isFull = true;
      full(culprit(notes.made(), last));
    }
  };
  return {
    begin(phase) {
      last?.set(phase.release, phase);
      phases.begin(phase);
    },
    end() {
      phases.end();
      if (!isFull) check();
    },
  };
}

function culprit(made: ReadonlyMap<string, number>, last: ReadonlyMap<string, Phase>): Phase | null {
  const all = [...made.values()].reduce((sum, bytes) => sum + bytes, 0);
  const [release] = [...made].find(([, bytes]) => bytes > all / 2) ?? [];
  if (release === undefined) return null;
  return last.get(release) ?? { release, unit: null, job: null, phase: 'evaluate' };
}

/** By the sampling profiler of V8, which forgets what is collected. */
function heapNotes(): HeapNotes {
  const session = new Session();
  const node = (
    { callFrame, selfSize, children }: HeapProfiler.SamplingHeapProfileNode,
    caller: string | undefined,
    made: Map<string, number>,
  ) => {
    // Allocations by React for a release count for that release.
    const release = FILE.exec(callFrame.url)?.[1] ?? caller;
    if (release !== undefined) made.set(release, (made.get(release) ?? 0) + selfSize);
    for (const child of children) node(child, release, made);
  };
  return {
    used: () => getHeapStatistics().used_heap_size,
    begin: () => {
      session.connect();
      session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLED_BYTES });
    },
    end: () => session.disconnect(),
    made: () => {
      const made = new Map<string, number>();
      // The callback runs at once: the session is of this thread.
      session.post('HeapProfiler.getSamplingProfile', (_error, result) =>
        node(result.profile.head, undefined, made),
      );
      return made;
    },
  };
}
