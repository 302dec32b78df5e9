import { unitKey } from '../../src/composition/unit.ts';
import type { ReleaseId, SeenUnit, Side, Telemetry } from '../telemetry/telemetry.ts';
import { RollingCount } from './rolling-count.ts';
import { keyOf, type SetAsides } from './set-asides.ts';

/** So many failures of a unit, and this share of its views, set its release aside. */
const FAILURES = 10;
const SHARE = 0.2;
/** A release on trial has shown before that it is bad. */
const FAILURES_ON_TRIAL = 3;
/** A trial is over when the unit was seen so often for so long: browsers report some time after the page was sent. */
const TRIAL_VIEWS = 20;
const TRIAL_MS = 60_000;

type Heard = Pick<Telemetry, 'viewServed' | 'unitFailed' | 'forget'>;

interface Tally {
  since: number;
  views: RollingCount;
  failures: RollingCount;
}

interface Watched {
  /** By unit: one that is broken is not to hide behind the views of those that work. */
  tallies: Map<string, Tally>;
  /** The unit for which the release was set aside: it has to work for the release to be restored. */
  accused: string | null;
}

export interface BrowserFailureOptions {
  asides: Pick<SetAsides, 'isAside' | 'isOnTrial' | 'failed' | 'worked'>;
  /** Whether another release can serve for this one. */
  hasStandIn: (release: ReleaseId) => Promise<boolean>;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Sets aside a release that works on the server and fails in browsers. What browsers report is signed by nobody and can
 * be made up by anybody, so no number of reports is enough by itself: they must be a share of the views that this server
 * handed out, and somebody who wants to do harm gains no more than that readers get the release before. A view is a page or
 * a soft navigation, composed or kept. Pages whose script is never fetched count too, and cannot fail.
 */
export class BrowserFailures implements Heard {
  /** Begun with a view, never with a report, and ended when the release is forgotten: memory stays flat. */
  readonly #watched = new Map<string, Watched>();
  readonly #options: BrowserFailureOptions;
  readonly #now: () => number;

  constructor(options: BrowserFailureOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  viewServed(units: readonly SeenUnit[], count: number): void {
    for (const unit of units) this.#seen(unit, count);
  }

  unitFailed(unit: SeenUnit, side: Side): void {
    if (side !== 'browser') return;
    const release = releaseOf(unit);
    const watched = this.#watched.get(keyOf(release.name, release.version));
    const tally = watched?.tallies.get(unitKey(unit));
    // Reports of pages that were sent before a release was set aside say nothing new.
    if (!watched || !tally || this.#options.asides.isAside(release)) return;
    const now = this.#now();
    tally.failures.add(now);
    const failures = tally.failures.total(now);
    const views = tally.views.total(now);
    const enough = this.#options.asides.isOnTrial(release, 'browser') ? FAILURES_ON_TRIAL : FAILURES;
    if (failures < enough || failures < views * SHARE) return;
    // Counted afresh, whatever comes of it: it is asked once for so many failures.
    watched.tallies.clear();
    void this.#setAside(
      release,
      watched,
      unitKey(unit),
      `${failures} failures in browsers in ${views} views`,
    );
  }

  forget({ name, version }: ReleaseId): void {
    this.#watched.delete(keyOf(name, version));
  }

  #seen(unit: SeenUnit, count: number): void {
    const now = this.#now();
    const release = releaseOf(unit);
    const key = keyOf(release.name, release.version);
    const watched = this.#watched.get(key) ?? { tallies: new Map<string, Tally>(), accused: null };
    this.#watched.set(key, watched);
    const name = unitKey(unit);
    const tally = watched.tallies.get(name) ?? newTally(now);
    watched.tallies.set(name, tally);
    tally.views.add(now, count);
    if (watched.accused === name) this.#endTrial(release, watched, tally);
  }

  async #setAside(release: ReleaseId, watched: Watched, unit: string, what: string): Promise<void> {
    const { asides, hasStandIn } = this.#options;
    if (!(await hasStandIn(release)) || asides.isAside(release)) return;
    watched.accused = unit;
    asides.failed(release, `${what} of ${unit}`, true, 'browser');
  }

  #endTrial(release: ReleaseId, watched: Watched, { since, views, failures }: Tally): void {
    const { asides } = this.#options;
    const now = this.#now();
    if (!asides.isOnTrial(release, 'browser') || now < since + TRIAL_MS) return;
    const seen = views.total(now);
    if (seen < TRIAL_VIEWS || failures.total(now) >= seen * SHARE) return;
    watched.accused = null;
    asides.worked(release, 'browser');
  }
}

function newTally(since: number): Tally {
  return { since, views: new RollingCount(), failures: new RollingCount() };
}

function releaseOf({ remote, version }: SeenUnit): ReleaseId {
  return { name: remote, version };
}
