import type { UnitRef } from '../../src/composition/unit.ts';

/** One release, by its two names. */
export interface ReleaseId {
  name: string;
  version: string;
}

/** A unit as one request saw it: which, of which release, in which edition. */
export interface SeenUnit extends UnitRef {
  version: string;
  edition: string;
  /** Id of the request, as in the server's other lines about it. */
  request?: string;
}

/** A release in the edition in which something of it was noticed. */
export interface SeenRelease extends ReleaseId {
  edition: string;
}

/** What the server keeps in memory of releases. */
export type ReleaseCache = 'release-code' | 'release-file';

/** Where finished pages are kept: in this process, or with other servers. */
export type PageCacheLevel = 'memory' | 'redis';

/**
 * What came of asking for a finished page. `stale`: it was sent and is made anew. `refused`: it was none of ours, or made
 * by a release that is set aside. `failed`: no answer, or not in time.
 */
export type PageCacheResult = 'hit' | 'stale' | 'miss' | 'refused' | 'failed';

/** Answers of one kind that were given without the framework. */
export interface AnsweredInFront {
  kind: 'page' | 'data';
  status: '2xx' | '3xx' | '4xx';
  channel: 'live' | 'canary' | 'tab';
}

/** Where something was noticed. */
export type Side = 'server' | 'browser';

/**
 * What the composition tells whoever counts and logs. Every event names remote and version, so that it has an owner.
 * Durations are in seconds. None of it is told for views of QA.
 */
export interface Telemetry {
  /** The code of a release was loaded into the process, or could not be. The owner is that of its `release.json`. */
  releaseLoaded(release: ReleaseId & { owner?: string }, outcome: 'ok' | 'failed', seconds: number): void;
  /** The `load` of a unit ran. `late`: it missed its deadline and went on. */
  unitLoaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void;
  /** A page was rendered, with all its units. It may be kept, and go to many readers. */
  pageRendered(units: readonly SeenUnit[], seconds: number): void;
  /** So many readers got a view with these units: as a page or within a tab, composed for them or kept. */
  viewServed(units: readonly SeenUnit[], count: number): void;
  /** A finished page or its data was asked for, so many times. */
  pageCacheAsked(level: PageCacheLevel, result: PageCacheResult, count: number): void;
  /** So many requests were answered from the page cache, in front of the framework that counts the others. */
  answeredInFront(answer: AnsweredInFront, count: number): void;
  /** Something of a unit failed: its load, its rendering, its script in a browser. */
  unitFailed(unit: SeenUnit, side: Side, error: unknown): void;
  /** Something of a release failed and it is not known in which unit: an uncaught error of one of its scripts. */
  releaseFailed(release: SeenRelease, side: Side, error: unknown): void;
  /** A reader got something else than the release of the edition: the previous one, or the quiet fallback. */
  fellBack(unit: SeenUnit, to: 'previous' | 'fallback', side: Side): void;
  /** A release is served no more until it has proved itself again. */
  setAside(release: ReleaseId, why: string): void;
  /** A release that was set aside serves again. */
  restored(release: ReleaseId): void;
  /** A release is served no more, also not to open tabs: what was counted of it goes, so that memory stays flat. */
  forget(release: ReleaseId): void;
  /** Code or a file of a release was asked for, and was in memory (a hit) or had to be fetched from the store. */
  cacheAsked(cache: ReleaseCache, hit: boolean): void;
  /** The server follows to another edition, or could not. */
  editionTaken(edition: string): void;
  editionRefused(error: Error): void;
}

/** Tells nobody: for views of QA, and for tests. */
export const SILENT: Telemetry = {
  releaseLoaded: () => {},
  unitLoaded: () => {},
  pageRendered: () => {},
  viewServed: () => {},
  pageCacheAsked: () => {},
  answeredInFront: () => {},
  unitFailed: () => {},
  releaseFailed: () => {},
  fellBack: () => {},
  setAside: () => {},
  restored: () => {},
  forget: () => {},
  cacheAsked: () => {},
  editionTaken: () => {},
  editionRefused: () => {},
};
