import { Worker } from 'node:worker_threads';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import { unitKey } from '../../src/composition/unit.ts';
import { settledWithin } from '../../lib/settled-within.ts';
import { testCaseName, type CodeFacts, type TestCase } from './test-case.ts';
import type { Rendered, SandboxResponse, SandboxData, SandboxRequest } from './sandbox-messages.ts';

const HANG_MS = 5000;
/** Milliseconds for the worker to start: it compiles its own code first. */
const START_MS = 30_000;
/** Milliseconds for what the code left running, such as a timer. */
const LATE_MS = 2000;
const MEMORY_MIB = 512;
/** In the built kit, JavaScript; from source, the file that registers the TypeScript loader. */
const WORKER = import.meta.filename.endsWith('.ts') ? './start-worker.mjs' : './sandbox-worker.js';

export type RenderOutcome =
  | { state: 'rendered'; page: Rendered }
  | { state: 'failed'; why: string }
  | { state: 'hung'; why: string }
  /** Another situation of the unit hung; this one would probably hang as well, and take as long. */
  | { state: 'not-tried' };

/**
 * Runs the code of releases in a worker thread: an endless loop or a leak ends the worker, not the gate. Keeps rendered
 * results for later rules.
 */
export class Sandbox {
  readonly #read: () => Promise<SandboxData>;
  readonly #rendered = new Map<string, Promise<RenderOutcome>>();
  readonly #hung = new Set<string>();
  /** Settles when the last request is done. */
  #previous: Promise<unknown> = Promise.resolve();
  #data: Promise<SandboxData> | undefined;
  #facts: Promise<CodeFacts> | undefined;
  #worker: Worker | undefined;
  #isBusy = false;
  /** Errors that the code threw between requests. */
  readonly #late: string[] = [];

  constructor(read: () => Promise<SandboxData>) {
    this.#read = read;
  }

  /** Rejects if the shell cannot run; a candidate that cannot run is among the `problems`. */
  describe(): Promise<CodeFacts> {
    this.#facts ??= this.#request({ kind: 'describe' }, START_MS).then((value) => value as CodeFacts);
    return this.#facts;
  }

  render(testCase: TestCase): Promise<RenderOutcome> {
    const key = `${testCase.remote}/${testCase.kind}/${testCase.name}/${testCase.fixture}`;
    const outcome = this.#rendered.get(key) ?? this.renderAgain(testCase);
    this.#rendered.set(key, outcome);
    return outcome;
  }

  async renderAgain(testCase: TestCase): Promise<RenderOutcome> {
    const unit = unitKey(testCase);
    try {
      const page = await this.#request({ kind: 'render', testCase }, HANG_MS, () => this.#hung.has(unit));
      return page === null ? { state: 'not-tried' } : { state: 'rendered', page: page as Rendered };
    } catch (error) {
      if (error instanceof Timeout) this.#hung.add(unit);
      return { state: error instanceof Timeout ? 'hung' : 'failed', why: messageOf(error) };
    }
  }

  /**
   * Errors that the code threw after its responses, in a timer or a promise. Waits for what it left running, and ends the
   * worker.
   */
  async late(): Promise<readonly string[]> {
    await this.#previous;
    const worker = this.#worker;
    if (worker) {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage({ kind: 'end' } satisfies SandboxRequest);
      await settledWithin(ended, LATE_MS);
      await this.close();
    }
    return this.#late;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  /** Sends a request once the previous ones are done. Null if `skip` returns true by then. */
  #request(
    request: SandboxRequest,
    deadlineMs: number,
    skip: () => boolean = () => false,
  ): Promise<CodeFacts | Rendered | null> {
    const response = this.#previous.then(() => (skip() ? null : this.#send(request, deadlineMs)));
    this.#previous = response.catch(() => {});
    return response;
  }

  async #send(request: SandboxRequest, deadlineMs: number): Promise<CodeFacts | Rendered> {
    this.#isBusy = true;
    try {
      const worker = await this.#start();
      const what = request.kind === 'render' ? testCaseName(request.testCase) : 'The code of the release';
      const nextResponse = nextMessage(worker) as Promise<SandboxResponse>;
      worker.postMessage(request);
      if (!(await settledWithin(nextResponse, deadlineMs))) {
        await this.close();
        throw new Timeout(`${what} does not finish within ${deadlineMs / 1000} seconds.`);
      }
      const response = await nextResponse;
      if ('error' in response) throw new Error(response.error);
      return response.value;
    } finally {
      this.#isBusy = false;
    }
  }

  async #start(): Promise<Worker> {
    this.#data ??= this.#read();
    const workerData = await this.#data;
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL(WORKER, import.meta.url), {
      workerData,
      execArgv: [],
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
      stdout: true,
      stderr: true,
    });
    // Discards what a release prints.
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('error', (error) => {
      if (!this.#isBusy) this.#late.push(messageOf(error));
    });
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    try {
      const late = "The gate's worker did not start in time. Try again.";
      await withDeadline(nextMessage(worker), START_MS, late);
    } catch (error) {
      await this.close();
      throw error;
    }
    return worker;
  }
}

class Timeout extends Error {}

/** Requests are sent one at a time, so the next message is the response. */
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
