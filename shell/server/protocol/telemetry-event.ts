import type { UnitRef } from '../../src/composition/unit.ts';
import type { ReleaseId } from '../../store/release-key.ts';

/** A unit in one request, with its release and edition. */
export interface SeenUnit extends UnitRef {
  version: string;
  edition: string;
  /** Id of the request, as in the server's other log lines about it. */
  request?: string;
}

/** A release, and the edition in which the event happened. */
export interface SeenRelease extends ReleaseId {
  edition: string;
}

/**
 * Result of looking up a finished page. `stale`: sent while it is rendered again. `refused`: not a page of this site, or
 * rendered by a quarantined release. `failed`: no result in time.
 */
export type PageCacheResult = 'hit' | 'stale' | 'miss' | 'refused' | 'failed';

/** Responses of one kind, sent before the framework. */
export interface EarlyResponse {
  /** `other`: the sitemap, and malformed requests. */
  kind: 'page' | 'data' | 'other';
  status: '2xx' | '3xx' | '4xx';
  channel: 'live' | 'canary' | 'tab' | 'none';
}

export type Side = 'server' | 'browser';

/**
 * Events for counters, logs and judges. Every event of a release names remote and version, so that it has an owner.
 * Durations are in seconds. `count`: how often it happened since the last event. Views of QA record none.
 */
export type TelemetryEvent =
  /** The code of a release was loaded into a composer, or could not be. The owner is that of its `release.json`. */
  | ({ event: 'release-loaded'; release: ReleaseId & { owner?: string }; seconds: number } & (
      | { outcome: 'ok' }
      | { outcome: 'failed'; error: unknown }
    ))
  /** The `load` of a unit ended. `late`: after its deadline. */
  | { event: 'unit-loaded'; unit: SeenUnit; outcome: 'ok' | 'failed' | 'late'; seconds: number }
  /**
   * A phase of a traced view (`ViewRequest.trace`) began or ended, `at` in milliseconds since 1970. When a page is
   * rendered, `unit` is its first.
   */
  | {
      event: 'phase-traced';
      trace: number;
      phase: 'load' | 'render';
      unit: SeenUnit | null;
      at: number;
      /** Null: it began. */
      outcome: 'ok' | 'failed' | 'late' | null;
    }
  /** A page was rendered, with all its units. If it is cached, many readers get it. */
  | { event: 'page-rendered'; units: readonly SeenUnit[]; seconds: number }
  /**
   * A page or its data was composed, or could not be. `degraded`: a release of the edition failed, or another one
   * replaced it. `late`: its loads missed their deadline.
   */
  | { event: 'view-composed'; edition: string; address: string; degraded: boolean; late: boolean }
  /** Readers got a view with these units, as a page or within a tab. */
  | { event: 'view-served'; units: readonly SeenUnit[]; count: number }
  /** A finished page or its data was looked up, in this process or in Redis. */
  | { event: 'page-cache-lookup'; level: 'memory' | 'redis'; result: PageCacheResult; count: number }
  /** Responses were sent before the framework, which counts the others: from the page cache, or to malformed requests. */
  | { event: 'responded-early'; response: EarlyResponse; count: number }
  /**
   * A unit failed: its load, its rendering, or its script in a browser. `client` distinguishes reporting browsers, to
   * count them (`reporting-clients.ts`); it is never logged.
   */
  | { event: 'unit-failed'; unit: SeenUnit; side: Side; error: unknown; client?: string }
  /** A release failed in an unknown unit: an uncaught error of one of its scripts. */
  | { event: 'release-failed'; release: SeenRelease; side: Side; error: unknown; client?: string }
  /** An uncaught error of a composer whose stack names no release: any release may have thrown a string in a timer. */
  | { event: 'uncaught-error'; error: unknown }
  /** A browser measured a view. `poor`: in one of the core web vitals. */
  | { event: 'vitals-measured'; edition: string; client: string; poor: boolean }
  /** A reader got the previous release instead of the edition's, or the fallback. */
  | { event: 'fell-back'; unit: SeenUnit; to: 'previous' | 'fallback'; side: Side }
  /** No route matches this path; `request` is the id of the request. */
  | { event: 'unknown-path'; path: string; request: string }
  /** A release is not used until it has proved itself again. `by`: the other server that found the failure. */
  | { event: 'quarantined'; release: ReleaseId; why: string; by?: string }
  | { event: 'restored'; release: ReleaseId }
  /** A release is not used any more, not even by open tabs: drop its counts, so that memory stays flat. */
  | { event: 'forgotten'; release: ReleaseId }
  /** Code or a file of a release was looked up, in memory (a hit) or in the store. */
  | { event: 'cache-lookup'; cache: 'release-code' | 'release-file'; hit: boolean }
  /** The evidence against the canary in the counts of both arms, by signal; empty when the canary has ended. */
  | { event: 'canary-judged'; evidence: readonly { signal: string; evidence: number }[] }
  /** This server ended a canary that did worse than the live edition. */
  | { event: 'canary-halted'; edition: string; signal: string; why: string }
  /** This server gave a canary to more readers; 100 percent: it is the live edition. */
  | { event: 'canary-advanced'; edition: string; percent: number }
  /** The store did not accept the end or the next step of a canary; the server tries again. */
  | { event: 'canary-move-failed'; edition: string; error: unknown }
  | { event: 'store-availability'; available: boolean }
  | { event: 'purged'; cache: string; error: unknown }
  /**
   * Judgments of servers were exchanged through Redis. `refused`: one was not written by a server. `failed`: no reply in
   * time; this server judges by itself.
   */
  | { event: 'judgments-exchanged'; result: 'ok' | 'refused' | 'failed' }
  /** Readers get this edition from now on, or the store is available again and the edition stays. */
  | { event: 'edition-taken'; edition: string }
  /** An edition cannot be served, or the store is unavailable. */
  | { event: 'edition-refused'; error: Error }
  /** An object of the store is gone, was altered, or is not trusted. It is not used. */
  | { event: 'object-refused'; object: string; error: Error };

/** A listener for events: a counter, a log, a judge. It ignores events that it does not know, and does not throw. */
export type RecordEvent = (event: TelemetryEvent) => void;

export function recordAll(...listeners: readonly RecordEvent[]): RecordEvent {
  return (event) => {
    for (const record of listeners) record(event);
  };
}
