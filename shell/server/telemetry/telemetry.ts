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
}

/** Where something was noticed. */
export type Side = 'server' | 'browser';

/**
 * What the composition tells whoever counts and logs. Every event names remote and version, so that it has an owner.
 * Durations are in seconds. None of it is told for views of QA.
 */
export interface Telemetry {
  /** The code of a release was loaded into the process, or could not be. */
  releaseLoaded(release: ReleaseId, outcome: 'ok' | 'failed', seconds: number): void;
  /** The `load` of a unit ran. `late`: it missed its deadline and went on. */
  unitLoaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void;
  /** A page was rendered, with all its units. */
  pageRendered(units: readonly SeenUnit[], seconds: number): void;
  /** Something of a unit failed: its load, its rendering, its script in a browser. */
  unitFailed(unit: SeenUnit, side: Side, error: unknown): void;
  /** A reader got something else than the release of the edition: the previous one, or the quiet fallback. */
  fellBack(unit: SeenUnit, to: 'previous' | 'fallback', side: Side): void;
  /** A release is served no more until it has proved itself again. */
  setAside(release: ReleaseId, why: string): void;
  /** A release that was set aside serves again. */
  restored(release: ReleaseId): void;
  /** The server follows to another edition, or could not. */
  editionTaken(edition: string): void;
  editionRefused(error: Error): void;
}

/** Tells nobody: for views of QA, and for tests. */
export const SILENT: Telemetry = {
  releaseLoaded: () => {},
  unitLoaded: () => {},
  pageRendered: () => {},
  unitFailed: () => {},
  fellBack: () => {},
  setAside: () => {},
  restored: () => {},
  editionTaken: () => {},
  editionRefused: () => {},
};
