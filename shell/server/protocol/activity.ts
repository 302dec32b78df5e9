/** Kinds of phases, in the order of their numbers in memory. */
const PHASES = ['evaluate', 'first-render', 'route', 'load', 'head', 'render', 'timer'] as const;

export interface Phase {
  /** `news@1.2.3-abc` */
  release: string;
  /** `news/page/category`; null if the phase belongs to no unit. */
  unit: string | null;
  /** The job that the phase belongs to; null if several jobs may wait for it. */
  job: number | null;
  phase: (typeof PHASES)[number];
}

// Indexes of 32-bit words.
const SEQUENCE = 0;
const BEATS = 1;
const TID = 2;
const PHASE = 3;
const RELEASE_LENGTH = 4;
const UNIT_LENGTH = 5;
const JOB = 6;
const TEXT = 7;
/** UTF-16 units of release and unit together: a file name (255), `@`, a version (100), and the same again. */
const MAX_TEXT_UNITS = 712;
const BYTES = 4 * (TEXT + MAX_TEXT_UNITS / 2);
const NO_UNIT = -1;
/** Jobs count from 1. */
const NO_JOB = 0;

/**
 * The current phase of a composer, in memory that the front can read while the composer's thread is stuck. Every access
 * is atomic: the sequence number relies on one order for all CPUs, which only atomics guarantee.
 */
export class Activity {
  readonly memory: SharedArrayBuffer;
  readonly #words: Int32Array;

  /** Allocates memory unless given. */
  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(BYTES)) {
    this.memory = memory;
    this.#words = new Int32Array(memory);
  }

  /** Starts a phase. Text that does not fit is cut off. */
  begin({ release, unit, job, phase }: Phase): void {
    const words = this.#words;
    // Odd while the fields are written.
    Atomics.add(words, SEQUENCE, 1);
    Atomics.store(words, PHASE, PHASES.indexOf(phase) + 1);
    Atomics.store(words, JOB, job ?? NO_JOB);
    Atomics.store(words, RELEASE_LENGTH, release.length);
    Atomics.store(words, UNIT_LENGTH, unit === null ? NO_UNIT : unit.length);
    const text = unit === null ? release : release + unit;
    const length = Math.min(text.length, MAX_TEXT_UNITS);
    // Past the end charCodeAt() is NaN, which `<<` takes as 0.
    for (let i = 0; i < length; i += 2) {
      Atomics.store(words, TEXT + i / 2, text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16));
    }
    Atomics.add(words, SEQUENCE, 1);
  }

  end(): void {
    Atomics.store(this.#words, PHASE, 0);
  }

  beat(): void {
    Atomics.add(this.#words, BEATS, 1);
  }

  /** The thread's id in the operating system, from `/proc/thread-self`; 0 if there is none. */
  setThread(tid: number): void {
    Atomics.store(this.#words, TID, tid);
  }

  /** `phase` is null between phases, and if phases follow each other too fast to be read. */
  read(): { beats: number; phase: Phase | null; tid: number } {
    return {
      beats: Atomics.load(this.#words, BEATS),
      phase: this.#readPhase(),
      tid: Atomics.load(this.#words, TID),
    };
  }

  #readPhase(): Phase | null {
    const words = this.#words;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = Atomics.load(words, SEQUENCE);
      const phase = PHASES[Atomics.load(words, PHASE) - 1];
      const releaseLength = Atomics.load(words, RELEASE_LENGTH);
      const unitLength = Atomics.load(words, UNIT_LENGTH);
      const job = Atomics.load(words, JOB);
      const length = Math.min(releaseLength + Math.max(unitLength, 0), MAX_TEXT_UNITS);
      let text = '';
      for (let i = 0; i < length; i += 2) {
        const pair = Atomics.load(words, TEXT + i / 2);
        text += String.fromCharCode(pair & 0xffff, pair >>> 16);
      }
      if (before % 2 !== 0 || Atomics.load(words, SEQUENCE) !== before) continue;
      if (!phase) return null;
      const unit = unitLength === NO_UNIT ? null : text.slice(releaseLength, releaseLength + unitLength);
      return { release: text.slice(0, releaseLength), unit, job: job === NO_JOB ? null : job, phase };
    }
    return null;
  }
}
