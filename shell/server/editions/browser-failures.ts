import { unitKey, type UnitRef } from '../../src/composition/unit.ts';
import type { RecordEvent, SeenUnit } from '../protocol/telemetry-event.ts';
import { releaseOfUnit, releaseKey, type ReleaseId } from '../../store/release-key.ts';
import type { Quarantine } from './quarantine.ts';

/**
 * A unit's release is quarantined after this many failures, each from a different client, if they are also `SHARE` of its
 * views.
 */
const FAILURES = 10;
const SHARE = 0.2;
/** Failures of a release that was quarantined before. */
const FAILURES_ON_PROBATION = 3;
/** Probation ends after this many views and this time: browsers report some time after the page was sent. */
const PROBATION_VIEWS = 20;
const PROBATION_MS = 60_000;

interface Tally {
  since: number;
  views: RollingCount;
  failures: RollingCount;
}

interface Watched {
  /** By unit: views of working units must not hide a broken one. */
  tallies: Map<string, Tally>;
  /** The unit that quarantined the release: it must work before the release is restored. */
  failedUnit: string | null;
}

interface BrowserFailureOptions {
  quarantine: Pick<Quarantine, 'has' | 'isOnProbation' | 'failed' | 'worked'>;
  /** Whether another release, which has this unit, can serve for this one. */
  hasReplacement: (release: ReleaseId, unit: UnitRef) => Promise<boolean>;
}

/**
 * Quarantines a release that works on the server but fails in browsers. Anybody can forge reports, so each client counts
 * once per release in five minutes (`reporting-clients.ts`), and the failures must be a share of the views that this
 * server sent. An attacker with many addresses can only make readers get the previous release. A view is a page or a soft
 * navigation, rendered or cached. Pages whose script is never fetched count too, and cannot fail.
 */
export class BrowserFailures {
  /**
   * An entry is created by a view, never by a report, and removed when the release is forgotten, so that memory stays flat.
   */
  readonly #watched = new Map<string, Watched>();
  readonly #options: BrowserFailureOptions;

  constructor(options: BrowserFailureOptions) {
    this.#options = options;
  }

  readonly record: RecordEvent = (event) => {
    switch (event.event) {
      case 'view-served':
        for (const unit of event.units) this.#seen(unit, event.count);
        return;
      case 'unit-failed':
        if (event.side === 'browser') this.#failed(event.unit);
        return;
      case 'forgotten':
        this.#watched.delete(releaseKey(event.release));
        return;
      default:
    }
  };

  #failed(unit: SeenUnit): void {
    const release = releaseOfUnit(unit);
    const watched = this.#watched.get(releaseKey(release));
    const tally = watched?.tallies.get(unitKey(unit));
    // Ignore reports of pages sent before the quarantine.
    if (!watched || !tally || this.#options.quarantine.has(release)) return;
    const now = performance.now();
    tally.failures.add(now);
    const failures = tally.failures.total(now);
    const views = tally.views.total(now);
    const enough = this.#options.quarantine.isOnProbation(release, 'browser')
      ? FAILURES_ON_PROBATION
      : FAILURES;
    if (failures < enough || failures < views * SHARE) return;
    // Reset, so that each batch of failures triggers one check.
    watched.tallies.clear();
    void this.#quarantined(release, watched, unit, `${failures} failures in browsers in ${views} views`);
  }

  #seen(unit: SeenUnit, count: number): void {
    const now = performance.now();
    const release = releaseOfUnit(unit);
    const key = releaseKey(release);
    const watched = this.#watched.get(key) ?? { tallies: new Map<string, Tally>(), failedUnit: null };
    this.#watched.set(key, watched);
    const name = unitKey(unit);
    const tally = watched.tallies.get(name) ?? newTally(now);
    watched.tallies.set(name, tally);
    tally.views.add(now, count);
    if (watched.failedUnit === name) this.#endProbation(release, watched, tally);
  }

  async #quarantined(release: ReleaseId, watched: Watched, unit: UnitRef, what: string): Promise<void> {
    const { quarantine, hasReplacement } = this.#options;
    if (!(await hasReplacement(release, unit)) || quarantine.has(release)) return;
    watched.failedUnit = unitKey(unit);
    quarantine.failed(release, `${what} of ${unitKey(unit)}`, 'fatal', 'browser');
  }

  #endProbation(release: ReleaseId, watched: Watched, { since, views, failures }: Tally): void {
    const { quarantine } = this.#options;
    const now = performance.now();
    if (!quarantine.isOnProbation(release, 'browser') || now < since + PROBATION_MS) return;
    const seen = views.total(now);
    if (seen < PROBATION_VIEWS || failures.total(now) >= seen * SHARE) return;
    watched.failedUnit = null;
    quarantine.worked(release, 'browser');
  }
}

function newTally(since: number): Tally {
  return { since, views: new RollingCount(), failures: new RollingCount() };
}

/** Counts are summed in slots of this length, so that memory does not grow with traffic. */
const SLOT_MS = 30_000;
const SLOTS = 10;

/** How often something happened in the last five minutes. */
export class RollingCount {
  /** The oldest first, at most `SLOTS` of them. */
  #slots: { slot: number; count: number }[] = [];

  /** @param now milliseconds, of the same clock as in `total` */
  add(now: number, count = 1): void {
    const slot = Math.floor(now / SLOT_MS);
    const last = this.#slots.at(-1);
    if (last?.slot === slot) last.count += count;
    else this.#slots = [...this.#recent(slot), { slot, count }];
  }

  total(now: number): number {
    return this.#recent(Math.floor(now / SLOT_MS)).reduce((sum, { count }) => sum + count, 0);
  }

  #recent(slot: number) {
    return this.#slots.filter((one) => one.slot > slot - SLOTS);
  }
}
