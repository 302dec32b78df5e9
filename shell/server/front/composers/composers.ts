import { setTimeout as wait } from 'node:timers/promises';
import { machine } from '../../../lib/machine.ts';
import { NotNeeded } from '../../../lib/not-needed.ts';
import type { Phase } from '../../protocol/activity.ts';
import type { Task, TaskOf, TaskResults } from '../../protocol/messages.ts';
import { MAX_UNCAUGHT_ERRORS } from '../../protocol/posted-error.ts';
import { releaseKey, type ReleaseId } from '../../../store/release-key.ts';
import { lossByEnd, lossByLongPhase, lossByStall, lossOfUnusable, type ComposerLoss } from './blame.ts';
import {
  ComposerClient,
  ComposerEnded,
  JobHandedOver,
  pathOf,
  type ComposerJob,
  type ComposerListeners,
} from './composer-client.ts';
import type { StartThread } from './composer-thread.ts';
import { stackOfThread } from './stack-of-thread.ts';
import { StallWatch, type Stall } from './stall-watch.ts';
import { watchProcessMemory } from './watch-process-memory.ts';

/** After this time a task that others keep blocking fails, too: not every reader leaves. */
const TRIES_MS = 30_000;
/**
 * Deadline for the stack of a stuck thread. Reading it takes about 50 ms, and over 1,500 on an overloaded machine, where a
 * thread that has had no CPU gets up to ten. Without a stack the current phase is blamed. No task starts in the meantime.
 */
const STACK_MS = 500;
/** CPU time in which a thread gets to where it can be interrupted, unless it is in one long operation of the engine. */
const STARVED_MS = 100;
/** A composer that threw too often may finish its tasks within this time. */
const FINISH_MS = 5000;
/** Pause before a thread that could not start is started again. */
const RESTART_MS = 1000;

export interface ComposersOptions {
  /** Number of working composers, not counting one spare. */
  count: number;
  start: StartThread;
  listeners: Omit<ComposerListeners, 'unusable'>;
  /** Tasks of a new composer before it serves readers: they load releases and compile their code. */
  warm: () => Promise<readonly Task[]>;
  /** A release ended a composer, or made it unusable. */
  onLost: (loss: ComposerLoss) => void;
  /** A release blocked a composer for a long time. Returns whether it is not served any more. */
  onLong: (loss: ComposerLoss) => boolean;
}

export class Composers {
  readonly #options: ComposersOptions;
  #working: ComposerClient[];
  #spare: ComposerClient;
  readonly #watch = new StallWatch();
  readonly #endMemoryWatch: () => void;
  /** Composers whose event loop does not turn, with the path of the page that blocks each; null if no page does. */
  readonly #held = new Map<ComposerClient, string | null>();
  /** Resolves when the culprit of the last stall is known. No task starts before: it may use the same release. */
  #blaming: Promise<void> = Promise.resolve();
  readonly #threw = new WeakSet<ComposerClient>();
  /** The release that ended a composer (`name@version`), if one did. */
  readonly #culprits = new WeakMap<ComposerClient, string>();
  #drops = 0;
  #isClosed = false;

  constructor(options: ComposersOptions) {
    this.#options = options;
    this.#working = Array.from({ length: options.count }, () => this.#start());
    this.#spare = this.#start();
    this.#endMemoryWatch = watchProcessMemory((bytes) => this.renew(bytes));
  }

  /**
   * Gives a task to the least loaded composer. If that composer ends, or another page blocks it, another composer gets the
   * task, made again by `makeTask`: other releases may be served by then.
   */
  run<Kind extends Task['kind']>(
    makeTask: () => Promise<TaskOf<Kind>>,
    signal: AbortSignal,
  ): ComposerJob<Kind> {
    let current: Promise<ComposerJob<Kind>>;
    let composer: ComposerClient | undefined;
    /** What ended its composers; undefined if that is unknown. */
    const culprits = new Set<string | undefined>();
    const until = performance.now() + TRIES_MS;
    const start = async () => {
      let task: TaskOf<Kind>;
      let blaming: Promise<void>;
      do {
        blaming = this.#blaming;
        // A task made before a release was blamed may name that release.
        task = await blaming.then(makeTask);
      } while (blaming !== this.#blaming);
      composer = this.#choose(task);
      return composer.start(task, signal);
    };
    const finish = async (): Promise<TaskResults[Kind]> => {
      const job = await current;
      try {
        return await job.result;
      } catch (error) {
        const culprit = composer && this.#culprits.get(composer);
        // Once more for each culprit: a shell and a remote may both loop on this page.
        const isOver = error instanceof ComposerEnded && !culprits.has(culprit);
        const isHandedOver = error instanceof JobHandedOver && performance.now() < until;
        if (!isOver && !isHandedOver) throw error;
        if (isOver) culprits.add(culprit);
        signal.throwIfAborted();
        current = start();
        return finish();
      }
    };
    current = start();
    const first = current;
    const result = finish();
    // The caller handles `result`; `late` alone never rejects.
    result.catch(() => {});
    const lateness = async () => (await first).late;
    return {
      late: lateness().catch(() => null),
      result,
      stream: async (...reader) => (await current).stream(...reader),
    };
  }

  /**
   * Loads a release in all composers, first in the spare, where an endless loop harms nobody. Rejects if that fails, or
   * fails twice if the spare ended: the code of another release may have ended it.
   */
  async load(release: ReleaseId): Promise<void> {
    const loadFirst = async () => {
      const first = this.#spare;
      await loadIn(first, release);
      return first;
    };
    const first = await loadFirst().catch(async (error: unknown) => {
      if (!(error instanceof ComposerEnded)) throw error;
      await this.#blaming;
      return loadFirst();
    });
    await Promise.allSettled(
      this.#all()
        .filter((composer) => composer !== first)
        .map((composer) => loadIn(composer, release)),
    );
  }

  /** Tasks that composers have, running or waiting. */
  get tasks(): number {
    return this.#working.reduce((sum, { load }) => sum + load, 0);
  }

  /** Whether a new task would wait for more than `most` others. */
  isBusy(most = 0): boolean {
    return this.#least().load > most;
  }

  /** Warms the spare again, for an edition of which it has rendered no page. */
  async warmSpare(): Promise<void> {
    await this.#warm(this.#spare);
  }

  keepOnly(releases: ReadonlySet<string>): void {
    for (const composer of this.#all()) composer.keepOnly(releases);
  }

  /**
   * Drops the code of a release that was rebuilt under the same version: development only. A composer that may still
   * run it, in a task, a loop or a timer that throws, is replaced: its errors would be attributed to the new code.
   */
  drop(release: string): void {
    this.#drops += 1;
    for (const composer of this.#all()) {
      const mayRunIt = composer.load > 0 || this.#held.has(composer) || this.#threw.has(composer);
      if (mayRunIt) void this.#retire(composer);
      else composer.drop(release);
    }
  }

  /**
   * Replaces all composers, one after the other, because the process has nearly used up its memory: `bytes`. What a release
   * has filled it with ends with the thread. Nobody is blamed: all threads share the memory that the system counts.
   */
  async renew(bytes: number): Promise<void> {
    const fields = { event: 'composers-renewed', bytes };
    const message = 'all composers are replaced: the process uses most of the memory that it may have';
    this.#options.listeners.log({ level: 'error', fields, message });
    for (const composer of this.#all()) {
      // oxlint-disable-next-line no-await-in-loop -- readers are served meanwhile, and each new thread needs memory, too
      await this.#finish(composer);
      // oxlint-disable-next-line no-await-in-loop
      await this.#spare.ready.catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endMemoryWatch();
    await Promise.all(
      this.#all().map((composer) => composer.terminate(new NotNeeded('The server is shutting down.'))),
    );
  }

  #all(): ComposerClient[] {
    return [...this.#working, this.#spare];
  }

  /** The composer for a task: not one that another page blocks, unless the spare is blocked as well. */
  #choose(task: Task): ComposerClient {
    if (this.#held.size === 0) return this.#least();
    const path = pathOf(task);
    // If the same page blocks a composer, it may block the next one too.
    for (const [composer, held] of this.#held) if (held !== null && held === path) return composer;
    const free = this.#all().filter((composer) => !this.#held.has(composer));
    const working = free.filter((composer) => composer !== this.#spare);
    return working.length > 0 ? leastOf(working) : (free[0] ?? this.#least());
  }

  /** One that has ended is still among them until it is replaced. */
  #least(): ComposerClient {
    const least = leastOf(this.#working);
    return Number.isFinite(least.load) ? least : this.#spare;
  }

  #start(): ComposerClient {
    const { start, listeners } = this.#options;
    const thread = start();
    let uncaught = 0;
    const composer = new ComposerClient(thread, {
      ...listeners,
      uncaught: (error) => {
        uncaught += 1;
        this.#threw.add(composer);
        if (uncaught <= MAX_UNCAUGHT_ERRORS) listeners.uncaught(error);
        if (uncaught === MAX_UNCAUGHT_ERRORS) void this.#finish(composer);
      },
      unusable: (phase, why) => {
        this.#lost(composer, lossOfUnusable(phase, why));
        void this.#retire(composer);
      },
    });
    let isReady = false;
    let unwatch = () => {};
    const watch = async () => {
      await composer.ready;
      isReady = true;
      unwatch = this.#watch.watch(thread.activity, {
        slow: (phase) => this.#handOver(composer, phase),
        turns: () => this.#held.delete(composer),
        // The pages that wait for this one would be rendered with the same release.
        long: (phase) => {
          if (this.#options.onLong(lossByLongPhase(phase))) void this.#retire(composer);
        },
        stalled: (stall) => {
          // It was replaced, and its thread has not ended yet.
          if (!this.#all().includes(composer)) return;
          this.#blaming = this.#blame(composer, stall);
          void this.#blaming.then(() => composer.terminate());
        },
      });
    };
    watch().catch(() => {});
    thread.onEnd((error) => {
      unwatch();
      if (this.#isClosed || !this.#all().includes(composer)) return;
      if (!isReady) {
        const fields = { event: 'composer-not-started', err: error };
        listeners.log({ level: 'error', fields, message: 'composer could not be started' });
        setTimeout(() => this.#replace(composer), RESTART_MS).unref();
        return;
      }
      this.#lost(composer, lossByEnd(error, thread.activity.read().phase));
      this.#replace(composer);
    });
    return composer;
  }

  async #retire(composer: ComposerClient): Promise<void> {
    this.#replace(composer);
    await composer.terminate();
  }

  /** Replaces a composer whose tasks are not at fault and can still finish. */
  async #finish(composer: ComposerClient): Promise<void> {
    if (!this.#all().includes(composer)) return;
    this.#replace(composer);
    const end = performance.now() + FINISH_MS;
    while (composer.load > 0 && performance.now() < end && !this.#isClosed)
      await wait(50, undefined, { ref: false });
    await composer.terminate();
  }

  /** Takes a stuck composer out of service, and finds the release to blame. Never rejects. */
  async #blame(composer: ComposerClient, stall: Stall): Promise<void> {
    this.#replace(composer);
    const drops = this.#drops;
    const { worker, activity } = composer.thread;
    const { tid } = activity.read();
    const cpuMs = () => machine.useOf(tid)?.cpuMs ?? Infinity;
    const before = cpuMs();
    // On an overloaded machine it may not run at all within the deadline. The phase can be that of another release, in which
    // an endless promise of this one runs.
    const isStarved = () => stall.why !== 'asleep' && cpuMs() - before < STARVED_MS;
    const stack = (worker && (await stackOfThread(worker, STACK_MS, isStarved))) ?? [];
    // Its code was replaced in the meantime.
    if (drops !== this.#drops) return;
    this.#lost(composer, lossByStall(stall, stack));
  }

  #lost(composer: ComposerClient, loss: ComposerLoss): void {
    if (loss.release) this.#culprits.set(composer, releaseKey(loss.release));
    this.#options.onLost(loss);
  }

  /** Moves the jobs of other pages to other composers while this composer is blocked. */
  #handOver(composer: ComposerClient, phase: Phase | null): void {
    // It was replaced, and its thread has not ended yet.
    if (!this.#all().includes(composer)) return;
    // A release whose evaluation never ends would block each composer that needs it.
    if (phase?.phase === 'evaluate') return;
    if (this.#all().every((one) => one === composer || this.#held.has(one))) return;
    // Endless promises and timers may go on after their page is done: then no open job is at fault.
    const path = composer.pathOf(phase?.job ?? null);
    this.#held.set(composer, path);
    composer.handOver(path);
  }

  #replace(gone: ComposerClient): void {
    // It was replaced in the meantime, as by a rebuild.
    if (this.#isClosed || !this.#all().includes(gone)) return;
    this.#held.delete(gone);
    const next = this.#start();
    void this.#warm(next);
    this.#working = this.#working.map((one) => (one === gone ? this.#spare : one));
    this.#spare = next;
  }

  /** Never rejects: a composer that is not warm is only slower with its first page. */
  async #warm(composer: ComposerClient): Promise<void> {
    const warming = async () => {
      await composer.ready;
      // The release that ended its predecessor must not be loaded again.
      await this.#blaming;
      const tasks = await this.#options.warm();
      // One signal per task: a shared one would collect a listener per task.
      await Promise.all(tasks.map((task) => composer.start(task, new AbortController().signal).result));
    };
    await warming().catch(() => {});
  }
}

function leastOf([first, ...others]: readonly ComposerClient[]): ComposerClient {
  if (!first) throw new Error('There is no composer.');
  return others.reduce((least, composer) => (composer.load < least.load ? composer : least), first);
}

async function loadIn(composer: ComposerClient, release: ReleaseId): Promise<void> {
  await composer.ready;
  await composer.start({ kind: 'load', release }, new AbortController().signal).result;
}
