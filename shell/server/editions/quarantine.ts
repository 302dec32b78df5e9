import { releaseKey, type ReleaseId } from '../../store/release-key.ts';
import type { Side } from '../protocol/telemetry-event.ts';

/** This many failures within the window quarantine a release. */
const FAILURES = 3;
const WINDOW_MS = 60_000;
/** Duration of the first quarantine. Each one in a row is twice as long, up to `MAX_QUARANTINE_MS`. */
const FIRST_MS = 10_000;
export const MAX_QUARANTINE_MS = 15 * 60_000;
/** Records of releases that are not served any more: about a day of a busy newsroom. */
const MAX_RECORDS = 200;

/**
 * `counted`: a few in a row quarantine the release. `fatal`: the release cannot be loaded. `deadly`: it ended a composer,
 * so it is not served even without a previous release: a remote at once, the shell after a few, because without a shell
 * there is no page.
 */
type Severity = 'counted' | 'fatal' | 'deadly';

/** What other servers need to know about a quarantine. */
export interface QuarantineFinding {
  why: string;
  forMs: number;
  /** Quarantines in a row. */
  times: number;
  side: Side;
  deaths: number;
}

interface Finder {
  id: string;
  /** A name for people. */
  name: string;
}

export interface QuarantineEvents {
  /** `by`: the server that found it; null: this one. */
  quarantined(release: ReleaseId, finding: QuarantineFinding, by: Finder | null): void;
  restored(release: ReleaseId, by: Finder | null): void;
}

interface ReleaseRecord {
  /** Times of recent failures, ms. */
  failures: number[];
  /** End of the quarantine, ms; 0: never quarantined. */
  until: number;
  /** Quarantines in a row. */
  times: number;
  /** The store has a report of it that this server did not write: its next success clears it. */
  isReported: boolean;
  /** Where it must prove itself: a release that fails only in browsers always works on the server. */
  side: Side;
  /** Times of recent deadly failures, ms. */
  deaths: number[];
  /** Id of the server that found the last quarantine; null: this one. */
  by: string | null;
  /** The quarantines in a row before it last worked, and when that was, ms: another of its pages may still fail. */
  ended: { times: number; at: number } | null;
}

/**
 * Quarantines releases that fail repeatedly on this server, or on another server that reports it. After a while a release is
 * tried again: the cause may be gone. Report only failures that its previous release did not share.
 */
export class Quarantine {
  readonly #records = new Map<string, ReleaseRecord>();
  readonly #events: QuarantineEvents;
  readonly #now: () => number;

  /** `now`: milliseconds of a monotonic clock: one that is set back would keep releases in quarantine for hours. */
  constructor(events: QuarantineEvents, now = () => performance.now()) {
    this.#events = events;
    this.#now = now;
  }

  has(release: ReleaseId): boolean {
    return (this.#recordOf(release)?.until ?? 0) > this.#now();
  }

  /** Whether it is, or was, in quarantine and has not worked since. */
  isSuspect(release: ReleaseId): boolean {
    return (this.#recordOf(release)?.times ?? 0) > 0;
  }

  /**
   * Puts a release that was quarantined before this server started on probation: its next result decides. If anybody may have
   * written the report, only a success counts.
   */
  resume(release: ReleaseId, isTrusted: boolean): void {
    // This server has seen it fail itself.
    if (this.isSuspect(release)) return;
    const times = isTrusted ? 1 : 0;
    this.#records.set(releaseKey(release), { ...newRecord('server'), times, isReported: true });
  }

  /** Whether it is being retried after a quarantine for failures on this side. */
  isOnProbation(release: ReleaseId, side: Side): boolean {
    const record = this.#recordOf(release);
    return record?.side === side && record.times > 0 && record.until <= this.#now();
  }

  /** Whether it may not be served now even without a previous release. */
  isDeadly(release: ReleaseId): boolean {
    if (!this.has(release)) return false;
    const deaths = this.#recordOf(release)?.deaths.length ?? 0;
    return deaths >= (release.name === 'shell' ? FAILURES : 1);
  }

  failed(release: ReleaseId, why: string, severity: Severity, side: Side = 'server'): void {
    const now = this.#now();
    const key = releaseKey(release);
    const record = this.#records.get(key) ?? newRecord(side);
    this.#records.set(key, record);
    if (severity === 'deadly') record.deaths = [...lately(record.deaths, now), now];
    if (record.until > now) return;
    if (side === 'browser') record.side = side;
    record.failures = [...lately(record.failures, now), now];
    const onProbation = record.times > 0;
    if (severity === 'counted' && !onProbation && record.failures.length < FAILURES) return;
    const isSameRow = record.ended !== null && now - record.ended.at < MAX_QUARANTINE_MS;
    const before = Math.max(record.times, isSameRow ? (record.ended?.times ?? 0) : 0);
    const forMs = Math.min(FIRST_MS * 2 ** before, MAX_QUARANTINE_MS);
    record.until = now + forMs;
    record.times = before + 1;
    record.failures = [];
    record.by = null;
    const { times, deaths } = record;
    this.#events.quarantined(release, { why, forMs, times, side: record.side, deaths: deaths.length }, null);
  }

  /** Adopts a quarantine that another server found. The longer of two quarantines counts. */
  adopt({ name, version }: ReleaseId, finding: QuarantineFinding, by: Finder): void {
    const now = this.#now();
    const key = releaseKey({ name, version });
    const record = this.#records.get(key) ?? newRecord(finding.side);
    // Nobody can fill the memory through Redis.
    if (!this.#records.has(key) && this.#records.size >= MAX_RECORDS) return;
    this.#records.set(key, record);
    const until = now + finding.forMs;
    const deaths = Math.min(finding.deaths, FAILURES);
    if (deaths > record.deaths.length) record.deaths = Array<number>(deaths).fill(now);
    if (record.until >= until) return;
    const isKnown = record.until > now;
    Object.assign(record, { until, side: finding.side, failures: [], by: by.id });
    record.times = Math.max(record.times, finding.times);
    if (!isKnown) this.#events.quarantined({ name, version }, finding, by);
  }

  /**
   * Another server found that a release works. This ends a quarantine that the same server found, but not one found
   * elsewhere.
   */
  restoredBy(release: ReleaseId, by: Finder): void {
    const record = this.#recordOf(release);
    if (!record || record.times === 0 || (record.until > this.#now() && record.by !== by.id)) return;
    this.#restore(release, record, by);
  }

  /** Notes that a release worked on a side. It is restored if it was on probation there. */
  worked(release: ReleaseId, side: Side = 'server'): void {
    const record = this.#recordOf(release);
    if (!record || (record.times === 0 && !record.isReported)) return;
    const now = this.#now();
    // The server that found it would have judged it by now.
    const isOrphaned = record.by !== null && now > record.until + MAX_QUARANTINE_MS;
    if ((record.side !== side && !isOrphaned) || record.until > now) return;
    this.#restore(release, record, null);
  }

  #recordOf(release: ReleaseId): ReleaseRecord | undefined {
    // Usually there are none: then no key is built.
    return this.#records.size === 0 ? undefined : this.#records.get(releaseKey(release));
  }

  #restore({ name, version }: ReleaseId, { side, times }: ReleaseRecord, by: Finder | null): void {
    this.#records.set(releaseKey({ name, version }), {
      ...newRecord(side),
      ended: { times, at: this.#now() },
    });
    this.#events.restored({ name, version }, by);
  }

  /** Forgets all other releases; once quarantined ones only if there are many, because they may still be a fallback. */
  keepOnly(releases: ReadonlySet<string>): void {
    for (const [key, { times, isReported }] of this.#records) {
      const isOver = times === 0 && !isReported;
      if (!releases.has(key) && (isOver || this.#records.size > MAX_RECORDS)) this.#records.delete(key);
    }
  }
}

function newRecord(side: Side): ReleaseRecord {
  return { failures: [], until: 0, times: 0, isReported: false, side, deaths: [], by: null, ended: null };
}

function lately(times: readonly number[], now: number): number[] {
  return times.filter((at) => at > now - WINDOW_MS);
}
