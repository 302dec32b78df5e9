import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { advanceCanary, haltCanary } from '../../../store/moves.ts';
import type { CanaryStep } from '../../../store/next-step.ts';
import type { EditionStore } from '../../../store/edition-store.ts';
import type { LiveEditions } from '../editions.ts';
import { CanaryJudge, type PageCaching } from './canary-judge.ts';
import type { CanaryCounts } from './counts-of-servers.ts';
import { StepClock } from './step-clock.ts';
import { findings, halting, isDoubtful, describeFinding, type Finding } from './canary-test.ts';

const CHECK_MS = 2000;
/**
 * Servers look at the same sums at different times, so each has its own chance of a false alarm: ten that acted alike would
 * halt 1.3 % of good canaries instead of 0.7 %. So the first server acts at the limit. The others act at this many times the
 * limit, in case the first one cannot.
 */
const CAUTION = 10;

interface WatchOptions {
  store: EditionStore;
  record: RecordEvent;
  /** `flushCounts` records the views that were counted but not recorded yet. */
  pages: PageCaching & { flushCounts: () => void };
  /** Follows `live` after this server moved it. */
  moved: () => Promise<void>;
  /** Signs the moves. */
  server: string;
}

/**
 * Halts a canary that does worse than the live edition, and takes its timed steps. Every server does both and there is no
 * leader: a move of `live` can be created only once, so one server takes a step and the others see that it was taken. A
 * server can only end or advance a canary; it never rolls back to an earlier edition.
 */
export class CanaryWatch {
  readonly #options: WatchOptions;
  readonly #judge: CanaryJudge;
  readonly #clock = new StepClock();
  readonly #timer: ReturnType<typeof setInterval>;
  #canary: LiveEditions['canary'] = null;
  #isMoving = false;
  /** The last move failed. It is tried again every two seconds, and recorded once: a store can refuse it for hours. */
  #hasFailed = false;
  /** Whether this server is the one that halts canaries for all servers that share counts. */
  isFirst = true;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#judge = new CanaryJudge(options.pages);
    this.#timer = setInterval(() => void this.check(), CHECK_MS).unref();
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

  /** Call it when `live` has moved. */
  watch(live: LiveEditions): void {
    if (this.#canary && !live.canary) this.#options.record({ event: 'canary-judged', evidence: [] });
    this.#canary = live.canary;
    this.#judge.watch(live);
    this.#clock.watch(live);
  }

  /** Judges now and acts on the result. Never rejects. */
  async check(): Promise<void> {
    const { record, pages } = this.#options;
    const canary = this.#canary;
    if (!canary || this.#isMoving) return;
    pages.flushCounts();
    const canaryTest = this.#judge.update();
    record({ event: 'canary-judged', evidence: findings(canaryTest) });
    const against = halting(canaryTest, this.#judge.isOfManyClients, this.isFirst ? 1 : CAUTION);
    const step = this.#clock.due();
    this.#isMoving = true;
    try {
      if (against) await this.#halt(canary.edition.id, against);
      else if (step && !isDoubtful(canaryTest)) await this.#advance(step);
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) record({ event: 'canary-move-failed', edition: canary.edition.id, error });
      this.#hasFailed = true;
    } finally {
      this.#isMoving = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #halt(edition: string, finding: Finding): Promise<void> {
    const { store, record, moved, server } = this.#options;
    const why = describeFinding(finding);
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
