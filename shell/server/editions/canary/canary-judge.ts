import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { RecentSet } from '../../telemetry/recent-set.ts';
import { triedReleases, type LiveEditions } from '../editions.ts';
import { CountsOfServers, type CanaryCounts } from './counts-of-servers.ts';
import {
  MIN_BAD_CASES,
  updateTest,
  newCanaryTest,
  type Arms,
  type Signal,
  type CanaryTest,
} from './canary-test.ts';

/** Shorter than any page without a failure stays fresh. */
const SAME_PAGE_MS = 50_000;
/** Clients remembered per canary, about 2 MB. Further ones are not counted. */
const MAX_CLIENTS = 20_000;

/** Signals that anybody can forge. */
const REPORTED_BY_CLIENTS: readonly Signal[] = ['browserFailures', 'poorVitals'];

/** Whether finished pages are cached. */
export interface PageCaching {
  cachesPages: boolean;
}

/**
 * Counts what happens to readers of the live edition and of the canary, and judges the canary by it (`canary-test.ts`). A
 * client counts once per canary and kind of report: anybody can forge reports, and the views of one reader are not
 * independent cases. A cached page also counts once while it is fresh: with enough readers, one with a failure is rendered
 * every two seconds.
 */
export class CanaryJudge {
  /** The releases only the canary has. Empty: there is no canary, and nothing is counted. */
  #tried = '';
  #editions: Arms<string> = { live: '', canary: '' };
  #counts = new CountsOfServers();
  #canaryTest = newCanaryTest();
  readonly #clients = new Set<string>();
  readonly #pages: PageCaching;
  readonly #composed = new RecentSet(SAME_PAGE_MS);

  constructor(pages: PageCaching) {
    this.#pages = pages;
  }

  /**
   * Counts for the current editions. Starts over if other releases are in the canary, but not if only the live edition
   * moved.
   */
  watch(now: LiveEditions): void {
    const tried = triedReleases(now);
    this.#editions = { live: now.edition.id, canary: now.canary?.edition.id ?? '' };
    if (tried !== this.#tried) {
      this.#tried = tried;
      this.#counts = new CountsOfServers();
      this.#canaryTest = newCanaryTest();
      this.#clients.clear();
    }
    this.#counts.go(`${this.#editions.live} ${this.#editions.canary} ${now.canary?.percent}`);
  }

  /** The test with the counts of all servers so far. */
  update(): CanaryTest {
    this.#canaryTest = updateTest(this.#canaryTest, this.#counts.sums());
    return this.#canaryTest;
  }

  /**
   * Whether enough clients are behind a signal. A client counts once on each server, so the sum may contain it several
   * times: one server alone must have counted enough of them.
   */
  readonly isOfManyClients = (signal: Signal): boolean =>
    !REPORTED_BY_CLIENTS.includes(signal) || this.#counts.mostBad(signal) >= MIN_BAD_CASES;

  /** What other servers need to know; null without a canary. */
  counts(): CanaryCounts | null {
    return this.#tried === '' ? null : this.#counts.own();
  }

  addCounts(server: string, counts: CanaryCounts): void {
    if (this.#tried !== '') this.#counts.add(server, counts);
  }

  readonly record: RecordEvent = (event) => {
    switch (event.event) {
      case 'view-composed':
        if (this.#pages.cachesPages && !this.#composed.addIfNew(`${event.edition} ${event.address}`)) return;
        this.#count(event.edition, 'failures', 1, event.degraded);
        return this.#count(event.edition, 'slowLoads', 1, event.late);
      case 'view-served':
        return this.#count(event.units[0]?.edition, 'browserFailures', event.count, false);
      case 'unit-failed':
        if (event.side === 'browser') this.#failed(event.unit.edition, event.client);
        return;
      case 'release-failed':
        // Uncaught errors count like errors of a unit. On the server, the views that failed because of them are counted.
        if (event.side === 'browser') this.#failed(event.release.edition, event.client);
        return;
      case 'vitals-measured':
        if (this.#isNew(event.edition, 'vitals', event.client))
          this.#count(event.edition, 'poorVitals', 1, event.poor);
        return;
      default:
    }
  };

  /** The view was counted when it was served. */
  #failed(edition: string, client = ''): void {
    if (this.#isNew(edition, 'failure', client)) this.#count(edition, 'browserFailures', 0, true);
  }

  #isNew(edition: string, kind: 'failure' | 'vitals', client: string): boolean {
    const arm = this.#armOf(edition);
    const entry = `${arm} ${kind} ${client}`;
    if (!arm || this.#clients.has(entry) || this.#clients.size >= MAX_CLIENTS) return false;
    this.#clients.add(entry);
    return true;
  }

  #count(edition: string | undefined, signal: Signal, cases: number, isBad: boolean): void {
    const arm = this.#armOf(edition);
    if (!arm) return;
    this.#counts.count(arm, signal, cases, isBad);
  }

  #armOf(edition: string | undefined): keyof Arms<unknown> | null {
    if (this.#tried === '') return null;
    if (edition === this.#editions.canary) return 'canary';
    return edition === this.#editions.live ? 'live' : null;
  }
}
