import type { ReleaseId, Side } from '../telemetry/telemetry.ts';

/** This many failures within the window set a release aside. */
const FAILURES = 3;
const WINDOW_MS = 60_000;
/** How long it is set aside the first time; each time in a row it is twice as long, up to the longest. */
const FIRST_MS = 10_000;
const LONGEST_MS = 15 * 60_000;

export interface SetAsideEvents {
  setAside(release: ReleaseId, why: string): void;
  /** It was tried again and works. */
  restored(release: ReleaseId): void;
}

interface Record {
  /** Times of recent failures, ms. */
  failures: number[];
  /** Set aside until then, ms; 0: it is not. */
  until: number;
  /** How often in a row it was set aside. */
  times: number;
  /** Where it has to prove itself: a release that fails in browsers alone does all its work on the server. */
  side: Side;
}

/**
 * Remembers which releases fail here, and sets aside those that do so repeatedly. After a while one is tried again: the
 * cause may have gone. Only failures that the release before it did not share are to be told.
 */
export class SetAsides {
  readonly #records = new Map<string, Record>();
  readonly #events: SetAsideEvents;
  readonly #now: () => number;

  constructor(events: SetAsideEvents, now: () => number = Date.now) {
    this.#events = events;
    this.#now = now;
  }

  isAside({ name, version }: ReleaseId): boolean {
    // No release is under suspicion almost always: nothing is made then.
    if (this.#records.size === 0) return false;
    return (this.#records.get(keyOf(name, version))?.until ?? 0) > this.#now();
  }

  /** Puts a release on trial that was set aside before this server started: its first work or failure decides. */
  resume({ name, version }: ReleaseId): void {
    this.#records.set(keyOf(name, version), { failures: [], until: 0, times: 1, side: 'server' });
  }

  /** Whether it is tried again, after it was set aside for what it did on this side. */
  isOnTrial({ name, version }: ReleaseId, side: Side): boolean {
    const record = this.#records.get(keyOf(name, version));
    return record?.side === side && record.times > 0 && record.until <= this.#now();
  }

  /** Tells of a failure. One that is `grave` (it cannot be loaded at all) needs no second. */
  failed(release: ReleaseId, why: string, grave: boolean, side: Side = 'server'): void {
    const now = this.#now();
    const key = keyOf(release.name, release.version);
    const record = this.#records.get(key) ?? { failures: [], until: 0, times: 0, side };
    this.#records.set(key, record);
    if (record.until > now) return;
    if (side === 'browser') record.side = side;
    record.failures = [...record.failures.filter((at) => at > now - WINDOW_MS), now];
    const onTrial = record.times > 0;
    if (!grave && !onTrial && record.failures.length < FAILURES) return;
    record.until = now + Math.min(FIRST_MS * 2 ** record.times, LONGEST_MS);
    record.times += 1;
    record.failures = [];
    this.#events.setAside(release, why);
  }

  /** Tells that a release did its work on a side. One that was on trial there serves again. */
  worked({ name, version }: ReleaseId, side: Side = 'server'): void {
    if (this.#records.size === 0) return;
    const key = keyOf(name, version);
    const record = this.#records.get(key);
    if (!record || record.side !== side || record.times === 0 || record.until > this.#now()) return;
    this.#records.delete(key);
    this.#events.restored({ name, version });
  }

  /** Forgets releases that are served no more. */
  keepOnly(releases: ReadonlySet<string>): void {
    for (const key of this.#records.keys()) if (!releases.has(key)) this.#records.delete(key);
  }
}

export function keyOf(name: string, version: string): string {
  return `${name}@${version}`;
}
