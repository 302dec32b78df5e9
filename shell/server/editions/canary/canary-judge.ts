import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { RecentSet } from '../../telemetry/recent-set.ts';
import { triedReleases, type LiveEditions } from '../editions.ts';
import { CountsOfServers, type CanaryCounts } from './counts-of-servers.ts';
import { FEWEST_BAD, look, newTrial, type Arms, type Signal, type Trial } from './trial.ts';

/** Less than any page is fresh, if nothing failed in it. */
const SAME_PAGE_MS = 50_000;
/** Clients remembered for one canary, some 2 MB; later ones no longer count. */
const MOST_CLIENTS = 20_000;

/** Signals that anybody can forge. */
const SAID_BY_CLIENTS: readonly Signal[] = ['browserFailures', 'poorVitals'];

/** Whether finished pages are kept for further readers. */
export interface KeptPages {
  keepsPages: boolean;
}

/**
 * Counts what happens to readers of the live edition and of the canary, and judges by it (`trial.ts`). A client counts
 * once per canary and kind of report: anybody can forge reports, and the views of one reader are no independent cases. So
 * does a kept page in its time: one in which something failed is composed again every two seconds, if readers come so often.
 */
export class CanaryJudge {
  /** Empty: there is no canary, and nothing is counted. */
  #tried = '';
  #editions: Arms<string> = { live: '', canary: '' };
  #counts = new CountsOfServers();
  #trial = newTrial();
  readonly #clients = new Set<string>();
  readonly #pages: KeptPages;
  readonly #composed = new RecentSet(SAME_PAGE_MS);

  constructor(pages: KeptPages) {
    this.#pages = pages;
  }

  /** Counts for the current editions. Starts anew if other releases are tried, not if only the live edition moved. */
  watch(now: LiveEditions): void {
    const tried = triedReleases(now);
    this.#editions = { live: now.edition.id, canary: now.canary?.edition.id ?? '' };
    if (tried !== this.#tried) {
      this.#tried = tried;
      this.#counts = new CountsOfServers();
      this.#trial = newTrial();
      this.#clients.clear();
    }
    this.#counts.go(`${this.#editions.live} ${this.#editions.canary} ${now.canary?.percent}`);
  }

  /** The trial with the counts of all servers up to now. */
  look(): Trial {
    this.#trial = look(this.#trial, this.#counts.sums());
    return this.#trial;
  }

  /**
   * Whether enough clients stand behind a signal. A client counts once on each server, so in the sum it may be there
   * several times: one server must have heard of enough of them.
   */
  readonly isOfManyClients = (signal: Signal): boolean =>
    !SAID_BY_CLIENTS.includes(signal) || this.#counts.mostBad(signal) >= FEWEST_BAD;

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
        if (this.#pages.keepsPages && !this.#composed.addIfNew(`${event.edition} ${event.address}`)) return;
        this.#count(event.edition, 'failures', 1, event.degraded);
        return this.#count(event.edition, 'slowLoads', 1, event.late);
      case 'view-served':
        return this.#count(event.units[0]?.edition, 'browserFailures', event.count, false);
      case 'unit-failed':
        if (event.side === 'browser') this.#failed(event.unit.edition, event.client);
        return;
      case 'release-failed':
        // An uncaught error counts like one of a unit. On the server, the views that it costs are counted.
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
    if (!arm || this.#clients.has(entry) || this.#clients.size >= MOST_CLIENTS) return false;
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
