import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { advanceCanary, haltCanary } from '../../../store/moves.ts';
import type { CanaryStep } from '../../../store/next-step.ts';
import type { EditionStore } from '../../../store/edition-store.ts';
import type { LiveEditions } from '../editions.ts';
import { CanaryJudge, type KeptPages } from './canary-judge.ts';
import type { CanaryCounts } from './counts-of-servers.ts';
import { StepClock } from './step-clock.ts';
import { findings, halting, isDoubtful, sentence, type Finding } from './trial.ts';

const LOOK_MS = 2000;
/**
 * Servers look at the same sums at other times, so each has a chance of its own to err: ten that acted alike would halt 1.3 %
 * of good canaries instead of 0.7 %. So one acts at the limit, and the others, in case it cannot, at this many times it.
 */
const CAUTION = 10;

interface WatchOptions {
  store: EditionStore;
  record: RecordEvent;
  /** `flushCounts` records the views that were counted but not yet recorded. */
  pages: KeptPages & { flushCounts: () => void };
  /** Follows `live` after this server moved it. */
  moved: () => Promise<void>;
  /** Signs the moves. */
  server: string;
}

/**
 * Halts a canary that does worse than the live edition, and takes its timed steps. Every server does both, and none leads:
 * a move of `live` is created once, so one of them takes a step and the others find it taken. A server only ends a trial
 * or goes on with it; it never goes back to an earlier edition.
 */
export class CanaryWatch {
  readonly #options: WatchOptions;
  readonly #judge: CanaryJudge;
  readonly #clock = new StepClock();
  readonly #timer: ReturnType<typeof setInterval>;
  #canary: LiveEditions['canary'] = null;
  #isMoving = false;
  /** Whether this server halts canaries for all that share their counts. */
  isFirst = true;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#judge = new CanaryJudge(options.pages);
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  readonly record: RecordEvent = (event) => this.#judge.record(event);

  /** What other servers need to know of the open canary; null if there is none. */
  counts(): CanaryCounts | null {
    if (this.#canary) this.#options.pages.flushCounts();
    return this.#judge.counts();
  }

  addCounts(server: string, counts: CanaryCounts): void {
    this.#judge.addCounts(server, counts);
  }

  /** To be called when `live` has moved. */
  watch(live: LiveEditions): void {
    if (this.#canary && !live.canary) this.#options.record({ event: 'canary-judged', evidence: [] });
    this.#canary = live.canary;
    this.#judge.watch(live);
    this.#clock.watch(live);
  }

  /** Judges now, and acts by it. Never rejects. */
  async look(): Promise<void> {
    const { record, pages } = this.#options;
    const canary = this.#canary;
    if (!canary || this.#isMoving) return;
    pages.flushCounts();
    const trial = this.#judge.look();
    record({ event: 'canary-judged', evidence: findings(trial) });
    const against = halting(trial, this.#judge.isOfManyClients, this.isFirst ? 1 : CAUTION);
    const step = this.#clock.due();
    this.#isMoving = true;
    try {
      if (against) await this.#halt(canary.edition.id, against);
      else if (step && !isDoubtful(trial)) await this.#advance(step);
    } catch (error) {
      record({ event: 'canary-move-failed', edition: canary.edition.id, error });
    } finally {
      this.#isMoving = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #halt(edition: string, finding: Finding): Promise<void> {
    const { store, record, moved, server } = this.#options;
    const why = sentence(finding);
    const isMine = await haltCanary(store, edition, { by: server, note: why });
    if (isMine) record({ event: 'canary-halted', edition, signal: finding.signal, why });
    await moved();
  }

  async #advance(step: CanaryStep): Promise<void> {
    const { store, record, moved, server } = this.#options;
    const note = `The step to ${step.percent} % lasted its time and was not halted`;
    const live = await advanceCanary(store, step, { by: server, note });
    if (!live) return;
    record({ event: 'canary-advanced', edition: step.edition, percent: live.canary?.percent ?? 100 });
    await moved();
  }
}
