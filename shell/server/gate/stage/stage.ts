import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import { sceneName, type Scene } from './scene.ts';
import type { Rendered, StageAnswer, StageData, StageRequest } from './stage-messages.ts';
import type { StageFacts } from './stage-facts.ts';

/** What does not answer by then never will. */
const HANG_MS = 5000;
/** The worker starts by compiling its own code, which takes a moment on a busy machine. */
const START_MS = 30_000;
/** Memory that the code of a release may take, in MiB. */
const MEMORY_MIB = 512;

export type RenderOutcome =
  | { state: 'rendered'; page: Rendered }
  | { state: 'failed'; why: string }
  | { state: 'hung'; why: string }
  /** Another situation of the same unit hung; this one would cost the same time to say the same. */
  | { state: 'not-tried' };

/**
 * Runs the code of releases in a worker thread: an endless loop or a leak in one ends the worker, not the gate. What was
 * rendered is kept, so that several rules can look at it.
 */
export class Stage {
  readonly #read: () => Promise<StageData>;
  readonly #rendered = new Map<string, Promise<RenderOutcome>>();
  readonly #hung = new Set<string>();
  /** Ends when the question before has been answered. */
  #before: Promise<unknown> = Promise.resolve();
  #data: Promise<StageData> | undefined;
  #facts: Promise<StageFacts> | undefined;
  #worker: Worker | undefined;

  constructor(read: () => Promise<StageData>) {
    this.#read = read;
  }

  /** Rejects where the shell cannot be run; a candidate that cannot be is among the problems. */
  describe(): Promise<StageFacts> {
    this.#facts ??= this.#ask({ kind: 'describe' }, START_MS).then((value) => value as StageFacts);
    return this.#facts;
  }

  render(scene: Scene): Promise<RenderOutcome> {
    const key = `${scene.remote}/${scene.kind}/${scene.name}/${scene.fixture}`;
    const known = this.#rendered.get(key) ?? this.renderAgain(scene);
    this.#rendered.set(key, known);
    return known;
  }

  async renderAgain(scene: Scene): Promise<RenderOutcome> {
    const unit = unitKey(scene);
    try {
      const page = await this.#ask({ kind: 'render', scene }, HANG_MS, () => this.#hung.has(unit));
      return page === null ? { state: 'not-tried' } : { state: 'rendered', page: page as Rendered };
    } catch (error) {
      if (error instanceof Hung) this.#hung.add(unit);
      return { state: error instanceof Hung ? 'hung' : 'failed', why: said(error) };
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  /** Asks when what was asked before is answered. Null where it is not worth asking any more. */
  #ask(
    request: StageRequest,
    deadlineMs: number,
    inVain: () => boolean = () => false,
  ): Promise<StageFacts | Rendered | null> {
    const asked = this.#before.then(() => (inVain() ? null : this.#askNow(request, deadlineMs)));
    this.#before = asked.catch(() => {});
    return asked;
  }

  async #askNow(request: StageRequest, deadlineMs: number): Promise<StageFacts | Rendered> {
    const worker = await this.#start();
    const what = request.kind === 'render' ? sceneName(request.scene) : 'The code of the release';
    const answer = await settledInTime(answered(worker, request), deadlineMs);
    if (answer === 'late') {
      await this.close();
      throw new Hung(`${what} does not come to an end within ${deadlineMs / 1000} seconds.`);
    }
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  /** The worker, when it is ready: after one was ended, a new one. */
  async #start(): Promise<Worker> {
    this.#data ??= this.#read();
    const workerData = await this.#data;
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
      workerData,
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
      stdout: true,
      stderr: true,
    });
    // What a release prints is nobody's answer.
    worker.stdout.resume();
    worker.stderr.resume();
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    try {
      const late = 'The worker of the gate did not start in time. Try again.';
      await withDeadline(nextMessage(worker), START_MS, late);
    } catch (error) {
      await this.close();
      throw error;
    }
    return worker;
  }
}

class Hung extends Error {}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function settledInTime(answer: Promise<StageAnswer>, ms: number): Promise<StageAnswer | 'late'> {
  const stop = new AbortController();
  const late = wait(ms, 'late' as const, { signal: stop.signal });
  return Promise.race([answer, late]).finally(() => {
    stop.abort();
    late.catch(() => {});
    // A worker that is ended because it was late rejects its answer, which nobody waits for any more.
    answer.catch(() => {});
  });
}

function answered(worker: Worker, request: StageRequest): Promise<StageAnswer> {
  const answer = nextMessage(worker);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  worker.postMessage(request);
  return answer as Promise<StageAnswer>;
}

/** One question is asked at a time, so the next message is the answer. */
function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      done();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('It ended the process that it ran in.')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
