import type { BuildError } from '../../build/development/messages.ts';

/** Something that was thrown during development. */
export interface Failure {
  /** Path of the page it belongs to; null for all pages. */
  path: string | null;
  side: 'server' | 'browser';
  /** The part that failed, for display: `static, page faq, on the server`. */
  of: string;
  message: string;
  /** Number of builds at that time; tells which code failed. */
  builds: number;
  /** File and line of the source, relative to the project's folder; null if unknown. */
  place: string | null;
  /** The lines around it. */
  code: string;
  /** The stack within the source, one place a line. */
  stack: string;
}

/** What the server sends to open pages. */
export interface BoardState {
  /** Number of builds so far. */
  builds: number;
  /** The last build that running pages cannot hot-replace: older pages reload. */
  reload: number;
  buildErrors: readonly BuildError[];
  failures: readonly Failure[];
}

/** What is broken at the moment: files that do not build, and errors thrown since the last build. */
export class FailureBoard {
  readonly #listeners = new Set<(state: BoardState) => void>();
  readonly #buildErrors = new Map<string, readonly BuildError[]>();
  /** Failures since the last build that were reported already. */
  readonly #reported = new Set<string>();
  #builds = 0;
  #reload = 0;
  #failures: readonly Failure[] = [];

  get state(): BoardState {
    return {
      builds: this.#builds,
      reload: this.#reload,
      buildErrors: [...this.#buildErrors.values()].flat(),
      failures: this.#failures,
    };
  }

  /** Records a build, successful or not. It forgets all failures, because the build may have fixed them. */
  built(program: string, { errors, reload }: { errors: readonly BuildError[]; reload: boolean }): void {
    this.#builds += 1;
    if (reload) this.#reload = this.#builds;
    this.#buildErrors.set(program, errors);
    this.#failures = [];
    this.#reported.clear();
    this.#notify();
  }

  /** Records a failure. Returns whether it is new: one bug fails the same way at every request, and on both sides. */
  failed(failure: Failure): boolean {
    const { message, builds, place, stack } = failure;
    this.#failures = [...this.#failures, failure];
    this.#notify();
    // It concerns pages of that build only, and they reload.
    if (builds < this.#builds) return false;
    const key = JSON.stringify([message, place ?? stack]);
    const isKnown = this.#reported.has(key);
    this.#reported.add(key);
    return !isKnown;
  }

  /** Drops the failures of a page that is requested again. */
  forget(path: string): void {
    this.#failures = this.#failures.filter((failure) => failure.path !== path);
  }

  /** Calls back at once and after each change. Returns a function that ends this. */
  subscribe(listener: (state: BoardState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.state);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener(this.state);
  }
}
