import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type {
  Reply,
  LatePage,
  LogLine,
  FrontRequest,
  Task,
  TaskOf,
  TaskResults,
  ToFront,
  Verdict,
  ViewFacts,
} from '../../protocol/messages.ts';
import type { Phase } from '../../protocol/activity.ts';
import type { ReleaseId } from '../../../store/release-key.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import type { ComposerThread } from './composer-thread.ts';
import { PostedEditions } from './posted-editions.ts';

/** Handlers for the messages of composers other than results of jobs. */
export interface ComposerListeners {
  record: RecordEvent;
  judge: (release: ReleaseId, verdict: Verdict) => void;
  log: (line: LogLine) => void;
  /** An uncaught exception or rejection. */
  uncaught: (error: unknown) => void;
  /** This phase (null: none) made the composer unusable for other releases. */
  unusable: (phase: Phase | null, why: string) => void;
  /** Rejects with an error for the composer. `signal`: aborted when the job is no longer needed. */
  serve: (request: FrontRequest, signal: AbortSignal) => Promise<unknown>;
}

export interface ComposerJob<Kind extends Task['kind']> {
  /** Resolves when the page has missed its deadline and can be streamed; with null if it is in time. */
  late: Promise<LatePage | null>;
  result: Promise<TaskResults[Kind]>;
  /** Streams a late page to one reader. Resolves with the units that the reader got; null if nothing was sent. */
  stream: (
    nonce: string,
    write: (html: string) => void,
    signal: AbortSignal,
  ) => Promise<ViewFacts['units'] | null>;
}

/** The composer ended before it replied. */
export class ComposerEnded extends Error {
  override readonly name = 'ComposerEnded';
}

/** Another job blocks the composer, or ended it. */
export class JobHandedOver extends Error {
  override readonly name = 'JobHandedOver';
}

interface OpenJob {
  task: Task;
  /** Its readers follow a stream of this composer. */
  isLate: boolean;
  signal: AbortSignal;
  late: (page: LatePage | null) => void;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

interface OpenStream {
  write: (html: string) => void;
  wrote: boolean;
  resolve: (units: ViewFacts['units'] | null) => void;
  reject: (error: unknown) => void;
}

export class ComposerClient {
  readonly thread: ComposerThread;
  /** Resolves when it accepts tasks; rejects if it ended before. */
  readonly ready: Promise<void>;
  readonly #listeners: ComposerListeners;
  readonly #editions: PostedEditions;
  readonly #jobs = new Map<number, OpenJob>();
  readonly #streams = new Map<number, OpenStream>();
  #last = 0;
  #isReady: () => void = () => {};
  /** Set when it has ended or was terminated. */
  #end: Error | null = null;

  constructor(thread: ComposerThread, listeners: ComposerListeners) {
    this.thread = thread;
    this.#listeners = listeners;
    this.#editions = new PostedEditions((message) => thread.port.postMessage(message));
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      thread.onEnd((error) => {
        reject(new ComposerEnded('A composer ended during startup.', { cause: error }));
        this.#ended(composerEnded(error));
      });
    });
    this.ready.catch(() => {});
    thread.onMessages((messages) => {
      try {
        // Late messages of a terminated composer are ignored.
        for (const message of messages) if (!this.#end) this.#receive(message);
      } catch (error) {
        // Thrown from here it would end the server.
        if (!this.#end) listeners.unusable(null, `It posted what cannot be received: ${messageOf(error)}`);
      }
    });
  }

  /** Number of running jobs; infinite if it has ended. */
  get load(): number {
    return this.#end ? Infinity : this.#jobs.size;
  }

  start<Kind extends Task['kind']>(task: TaskOf<Kind>, signal: AbortSignal): ComposerJob<Kind> {
    // A thread that has ended ignores messages.
    if (this.#end) return failedJob(this.#end);
    if (signal.aborted) return failedJob(signal.reason);
    this.#last += 1;
    const job = this.#last;
    let late: OpenJob['late'] = () => {};
    const lateness = new Promise<LatePage | null>((resolve) => (late = resolve));
    const result = new Promise<TaskResults[Kind]>((resolve, reject) => {
      this.#jobs.set(job, { task, isLate: false, signal, late, resolve, reject });
    });
    const settled = () => {
      late(null);
      signal.removeEventListener('abort', abort);
    };
    const abort = () => this.thread.port.postMessage({ type: 'abort', job });
    signal.addEventListener('abort', abort, { once: true });
    result.then(settled, settled);
    this.thread.port.postMessage({ type: 'start', job, task: this.#editions.posted(task) });
    return {
      late: lateness,
      result,
      stream: (nonce, write, reader) => this.#stream(job, nonce, write, reader),
    };
  }

  /** The path of a job's view; null if it has none, or is done. */
  pathOf(job: number | null): string | null {
    const open = job === null ? undefined : this.#jobs.get(job);
    return open ? pathOf(open.task) : null;
  }

  /** Gives up the jobs of all pages but this one: they reject with `JobHandedOver`. */
  handOver(held: string | null): void {
    for (const [job, { task, isLate, reject }] of this.#jobs) {
      const path = pathOf(task);
      if (path === null || path === held || isLate) continue;
      this.#jobs.delete(job);
      this.thread.port.postMessage({ type: 'abort', job });
      reject(new JobHandedOver('Another page blocks the composer.'));
    }
  }

  keepOnly(releases: ReadonlySet<string>): void {
    this.thread.port.postMessage({ type: 'keep-only', releases });
  }

  drop(release: string): void {
    this.thread.port.postMessage({ type: 'drop', release });
  }

  /** Ends the thread. Its jobs fail at once, because a thread in a system call ends only after the call. */
  async terminate(why: Error = composerEnded(null)): Promise<void> {
    this.#ended(why);
    await this.thread.terminate();
  }

  async #stream(
    job: number,
    nonce: string,
    write: (html: string) => void,
    reader: AbortSignal,
  ): Promise<ViewFacts['units'] | null> {
    if (this.#end) throw this.#end;
    // No event would report the abort: the thread would stream to nobody.
    if (reader.aborted) return null;
    this.#last += 1;
    const stream = this.#last;
    reader.addEventListener(
      'abort',
      () => this.thread.port.postMessage({ type: 'abort-stream', job, stream }),
      { once: true },
    );
    return new Promise((resolve, reject) => {
      this.#streams.set(stream, { write, wrote: false, resolve, reject });
      this.thread.port.postMessage({ type: 'stream', job, stream, nonce });
    });
  }

  #receive(message: ToFront): void {
    switch (message.type) {
      case 'ready':
        return this.#isReady();
      case 'done':
        return this.#take(message.job)?.resolve(message.result as never);
      case 'failed':
        return this.#take(message.job)?.reject(message.error);
      case 'aborted': {
        const job = this.#take(message.job);
        return job?.reject(job.signal.reason);
      }
      case 'late': {
        const job = this.#jobs.get(message.job);
        if (job) job.isLate = true;
        return job?.late(message.page);
      }
      case 'chunk': {
        const stream = this.#streams.get(message.stream);
        if (!stream) return;
        stream.wrote = true;
        return stream.write(message.html);
      }
      case 'streamed': {
        const stream = this.#streams.get(message.stream);
        this.#streams.delete(message.stream);
        if (message.error === undefined) return stream?.resolve(message.units);
        return stream?.wrote ? stream.reject(message.error) : stream?.resolve(null);
      }
      case 'request':
        return void this.#serve(message.id, message.request);
      case 'event':
        return this.#listeners.record(message.event);
      case 'verdict':
        return this.#listeners.judge(message.release, message.verdict);
      case 'uncaught':
        return this.#listeners.uncaught(message.error);
      case 'unusable':
        return this.#listeners.unusable(message.phase, message.why);
      case 'log':
        return this.#listeners.log(message.line);
    }
  }

  async #serve(id: number, request: FrontRequest): Promise<void> {
    const job = request.kind === 'fetch' ? this.#jobs.get(request.job) : undefined;
    const signal = job?.signal ?? new AbortController().signal;
    const reply = await this.#listeners.serve(request, signal).then(
      (value) => ({ value }) as Reply,
      (error: unknown) => ({ error }),
    );
    this.thread.port.postMessage({ type: 'reply', id, reply });
  }

  #take(job: number): OpenJob | undefined {
    const open = this.#jobs.get(job);
    this.#jobs.delete(job);
    return open;
  }

  #ended(why: Error): void {
    const end = (this.#end ??= why);
    const atWork = end instanceof ComposerEnded ? (this.thread.activity.read().phase?.job ?? null) : null;
    for (const [job, { reject }] of this.#jobs)
      reject(atWork === null || atWork === job ? end : new JobHandedOver(end.message, { cause: end }));
    // A reader who has nothing yet gets the page that is rendered again elsewhere.
    for (const { wrote, resolve, reject } of this.#streams.values()) {
      if (wrote) reject(end);
      else resolve(null);
    }
    this.#jobs.clear();
    this.#streams.clear();
  }
}

/** Path of the view that a task composes; null if it composes none. */
export function pathOf(task: Task): string | null {
  return 'view' in task ? new URL(task.view.url).pathname : null;
}

function composerEnded(cause: unknown): ComposerEnded {
  return new ComposerEnded('The composer ended.', { cause });
}

function failedJob<Kind extends Task['kind']>(reason: unknown): ComposerJob<Kind> {
  const fail = () => Promise.reject(reason);
  return { late: Promise.resolve(null), result: fail(), stream: fail };
}
