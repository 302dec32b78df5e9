import type { Activity, Phase } from '../../protocol/activity.ts';
import { machine, type Machine } from '../../../lib/machine.ts';

const CHECK_MS = 25;
/** CPU time without a turn of the event loop. */
const PHASE_LIMIT_MS = 1000;
/** The first run of code includes its compilation. */
const FIRST_LIMIT_MS = 3000;
/** A sleeping thread costs no CPU time, and may wake up. */
const ASLEEP_TIMES = 10;
/**
 * Running time without a turn after which other tasks move elsewhere. A page takes about 10 ms, a first render 100 to 150.
 */
const SLOW_MS = 200;
/** CPU time of one release without a turn that counts as its failure: fifty pages. Others wait for each such page. */
const LONG_MS = 500;
/** Composers beat every 50 ms: this is two missed beats. */
const SILENT_MS = 100;
/**
 * A missed beat, with a margin for late checks. Only then is the CPU time read: at 40 checks a second, 0.3 ms each would add
 * up.
 */
const MISSED_MS = 40;
/**
 * Bytes. The worker's resourceLimits bound its heap, but not safely: V8 aborts the whole process if a single allocation
 * exceeds the limit, as `new Array(1.2e7).fill(1.5)` does at 64 MiB, or an array or Map that keeps growing at 256 MiB
 * (Node 20.20). The heap's limit is well above this one, so that most composers are ended here first.
 */
const MEMORY_LIMIT = 256 * 2 ** 20;

export interface Stall {
  /** `held`: it is computing. `asleep`: its thread sleeps. `memory`: it fills the memory without a turn. */
  why: 'held' | 'asleep' | 'memory';
  phase: Phase | null;
}

export interface StallListeners {
  /** Its event loop has not turned for a while: it may be stuck. */
  slow: (phase: Phase | null) => void;
  turns: () => void;
  /** It turns again, after a release blocked it for a long time, not counting a first run. */
  long: (phase: Phase) => void;
  /** It is stuck, or fills the memory. No other call follows. */
  stalled: (stall: Stall) => void;
}

interface Watched {
  activity: Pick<Activity, 'read'>;
  listeners: StallListeners;
  isSlow: boolean;
  beats: number;
  silence: Silence | null;
}

/** Times since the last beat. CPU time, sleep and memory count from the first missed one. */
interface Silence {
  ms: number;
  usedMs: number;
  asleepMs: number;
  /** The largest limit of its phases: one turn can evaluate a release and render it. */
  limitMs: number;
  cpuMs: number | null;
  /** RSS of the process at the first missed beat, in bytes. */
  rss: number | null;
  /** The release that is running, and CPU time since it started. */
  release: string | null;
  releaseMs: number;
  /** A phase of the release that took long. Reported when it is over: one that never ends is found by its stack. */
  long: Phase | null;
}

/** Checks all composers every 25 ms, and reports those that are slow, stuck or fill the memory. */
export class StallWatch {
  readonly #watched = new Set<Watched>();
  readonly #machine: Machine;
  readonly #memoryLimit: number;
  #timer: NodeJS.Timeout | undefined;
  #checkedAt = 0;

  /** `memoryLimit` in bytes. */
  constructor(system: Machine = machine, memoryLimit: number = MEMORY_LIMIT) {
    this.#machine = system;
    this.#memoryLimit = memoryLimit;
  }

  /**
   * Watches a composer. Wall time is used if it has no thread id. Returns a function that ends the watch; call it
   * when the thread has ended.
   */
  watch(activity: Pick<Activity, 'read'>, listeners: StallListeners): () => void {
    const { beats } = activity.read();
    const watched: Watched = { activity, listeners, isSlow: false, beats, silence: null };
    this.#watched.add(watched);
    if (!this.#timer) {
      this.#checkedAt = performance.now();
      this.#timer = setInterval(() => this.#check(), CHECK_MS).unref();
    }
    return () => this.#forget(watched);
  }

  #forget(watched: Watched): void {
    this.#watched.delete(watched);
    if (this.#watched.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    const now = performance.now();
    // Capped: the front itself may have been busy, or the machine suspended.
    const passedMs = Math.min(now - this.#checkedAt, 2 * CHECK_MS);
    this.#checkedAt = now;
    for (const watched of this.#watched) this.#note(watched, passedMs);
    const [alone, ...others] = [...this.#watched].filter(({ silence }) => silence && silence.ms >= SILENT_MS);
    const suspect = others.length === 0 ? alone : undefined;
    for (const watched of this.#watched) {
      const why = this.#judge(watched, watched === suspect);
      if (!why) continue;
      this.#forget(watched);
      watched.listeners.stalled({ why, phase: watched.activity.read().phase });
    }
  }

  #note(watched: Watched, passedMs: number): void {
    const { beats, phase, tid } = watched.activity.read();
    if (beats !== watched.beats) {
      if (watched.isSlow) watched.listeners.turns();
      if (watched.silence?.long) watched.listeners.long(watched.silence.long);
      Object.assign(watched, { isSlow: false, beats, silence: null });
      return;
    }
    watched.silence ??= {
      ms: 0,
      usedMs: 0,
      asleepMs: 0,
      limitMs: 0,
      cpuMs: null,
      rss: null,
      release: null,
      releaseMs: 0,
      long: null,
    };
    const { silence } = watched;
    const first = phase?.phase === 'evaluate' || phase?.phase === 'first-render';
    silence.limitMs = Math.max(silence.limitMs, first ? FIRST_LIMIT_MS : PHASE_LIMIT_MS);
    silence.ms += passedMs;
    if (silence.ms < MISSED_MS) return;
    silence.rss ??= this.#machine.rss();
    const use = tid === 0 ? null : this.#machine.useOf(tid);
    const cpuMs = use?.cpuMs ?? null;
    // A thread with an id but no CPU time has just ended.
    const justUsedMs = cpuMs === null ? 0 : cpuMs - (silence.cpuMs ?? cpuMs);
    silence.usedMs += tid === 0 ? passedMs : justUsedMs;
    if (use?.asleep) silence.asleepMs += passedMs;
    silence.cpuMs = cpuMs;
    const release = phase?.release ?? null;
    silence.releaseMs = release === silence.release && !first ? silence.releaseMs + justUsedMs : 0;
    silence.release = release;
    if (phase && !first && silence.releaseMs > LONG_MS) silence.long ??= phase;
    if (watched.isSlow || silence.usedMs + silence.asleepMs < SLOW_MS) return;
    watched.isSlow = true;
    watched.listeners.slow(phase);
  }

  #judge({ silence }: Watched, isAlone: boolean): Stall['why'] | null {
    if (!silence) return null;
    const { rss, usedMs, asleepMs, limitMs } = silence;
    // Filling 256 MiB takes 180 ms of CPU time: a thread that used less than 50 did not do it.
    const mayFill = isAlone && usedMs >= SILENT_MS / 2;
    if (mayFill && rss !== null && this.#machine.rss() - rss > this.#memoryLimit) return 'memory';
    if (usedMs > limitMs) return 'held';
    return asleepMs > ASLEEP_TIMES * limitMs ? 'asleep' : null;
  }
}
