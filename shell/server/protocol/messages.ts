import type { Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { LoadFetchOptions } from '@meadowlark/shared/contract/load.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { RoutesOfReleases } from '../../src/composition/granted-routes.ts';
import type { Grant, Route } from '../../src/routes.ts';
import type { Phase } from './activity.ts';
import type { ReleaseId } from '../../store/release-key.ts';
import type { SeenUnit, TelemetryEvent } from './telemetry-event.ts';

/* The messages between the front and a composer. All of them can be cloned by `structuredClone`. */

/** What all views of an edition share. */
export interface ViewedEdition {
  edition: Edition;
  /** The pages that the edition's own releases name. They exist even while an earlier release serves them. */
  routes: RoutesOfReleases;
}

/** One view: an address in an edition. */
export interface ViewRequest extends ViewedEdition {
  /** Id of the reader's request in the log. */
  id: string;
  url: string;
  /** Versions that replace those of the edition, by remote; null: no release of that remote may be used. */
  replaced: Readonly<Record<string, string | null>>;
  /** Remotes that get their previous release. */
  without: readonly string[];
  /** Remotes pinned by QA: their release is used even if it fails. */
  pinned: readonly string[];
  /** Temperature and words, for the masthead; null while unknown. */
  weather: string | null;
  /** Whether the view counts for or against its releases. */
  counted: boolean;
  /** Null for readers. */
  staff: StaffRequest | null;
  /** Number by which the front knows the phases of this view; none unless it is traced. */
  trace?: number;
}

/** The view of one browser with a QA link. */
export interface QaView {
  /** Releases of the store that replace those of the live edition. */
  pins: ReleaseNames;
  expiresAt: Date;
  inspect: boolean;
}

export interface StaffRequest {
  qa: QaView | null;
  inspects: boolean;
}

/** `data`: the view of a page alone, for navigation within a tab. `feed`: its RSS. */
export type DocumentKind = 'page' | 'data' | 'sitemap' | 'feed';

type TaskOver<View> =
  | { kind: 'page'; view: View }
  | { kind: 'data'; view: View }
  | { kind: 'sitemap'; view: View }
  | { kind: 'feed'; view: View }
  /** The bulletin of a page, which is shown on all pages. */
  | { kind: 'bulletin'; view: View }
  /** Loads a release before its first reader. */
  | { kind: 'load'; release: ReleaseId }
  | { kind: 'describe-shell'; version: string };

export type Task = TaskOver<ViewRequest>;

/**
 * A task as it is posted: its edition was posted before, under a number. Cloning an edition of 100 remotes with each page took
 * 25 microseconds.
 */
export type PostedTask = TaskOver<Omit<ViewRequest, keyof ViewedEdition> & { editionNumber: number }>;

/** The newest editions that both sides know; more than readers of a canary, QA links and old tabs use at once. */
export const POSTED_EDITIONS = 32;

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** A finished page, its data, its feed or the sitemap. */
export interface Composed {
  body: Uint8Array;
  facts: ViewFacts;
  /** How the units were loaded, as a `Server-Timing` header; null for readers. */
  serverTiming: string | null;
  /** A unit of a QA view failed: the browser must load the page, whose banner says why. */
  failedForQa: boolean;
}

/** The facts of a composed view that the front uses to send, count and cache it. */
export interface ViewFacts {
  status: number;
  /** Pattern of the route; null for a path that no route knows. */
  pattern: string | null;
  /** Query parameters that the route names. */
  query: readonly string[];
  freshSeconds: number;
  /** Units to count: those shown without a failure. */
  units: readonly SeenUnit[];
  /** The releases that rendered it, including the shell. */
  releases: readonly ReleaseId[];
  /** A part is missing: an earlier complete page is better. */
  incomplete: boolean;
  /** A release of the edition was replaced, or something failed. */
  degraded: boolean;
}

/** The facts of a shell release that the front needs to serve its pages. */
export interface ShellFacts {
  routes: readonly Route[];
  grants: readonly Grant[];
  /** The constant scripts of the head, as sources of a content security policy. */
  scriptHashes: readonly string[];
}

export interface TaskResults {
  page: Composed;
  data: Composed;
  sitemap: Composed;
  feed: Composed;
  bulletin: Bulletin | null;
  load: null;
  'describe-shell': ShellFacts;
}

/** A page that missed its deadline: readers get its frame now and the rest as it arrives. */
export interface LatePage {
  pattern: string | null;
  shell: string;
}

export type ToComposer =
  /** An edition of tasks that follow. */
  | { type: 'edition'; number: number; viewed: ViewedEdition }
  | { type: 'start'; job: number; task: PostedTask }
  | { type: 'abort'; job: number }
  /** Streams a late page to one reader. */
  | { type: 'stream'; job: number; stream: number; nonce: string }
  | { type: 'abort-stream'; job: number; stream: number }
  | { type: 'reply'; id: number; reply: Reply }
  /** Drops the code of all releases but these (`name@version`). */
  | { type: 'keep-only'; releases: ReadonlySet<string> }
  /** Drops the code of a release that was rebuilt. Development only. */
  | { type: 'drop'; release: string };

export type ToFront =
  | { type: 'ready' }
  | { type: 'done'; job: number; result: TaskResults[keyof TaskResults] }
  | { type: 'failed'; job: number; error: unknown }
  /** Given up because of the front's `abort`. */
  | { type: 'aborted'; job: number }
  | { type: 'late'; job: number; page: LatePage }
  | { type: 'chunk'; stream: number; html: string }
  /** The stream has ended; `error` where it broke off. */
  | { type: 'streamed'; stream: number; units: ViewFacts['units']; error?: unknown }
  | { type: 'request'; id: number; request: FrontRequest }
  | { type: 'event'; event: TelemetryEvent }
  | { type: 'verdict'; release: ReleaseId; verdict: Verdict }
  | { type: 'log'; line: LogLine }
  /** An uncaught exception or rejection. */
  | { type: 'uncaught'; error: unknown }
  /** This phase (null: none) made the composer unusable for other releases; `why` is a message. */
  | { type: 'unusable'; phase: Phase | null; why: string };

/** How a release did. `failed`: it failed and its previous release did not. `fatal`: it cannot be loaded. */
export type Verdict = { state: 'worked' } | { state: 'failed'; why: string; fatal: boolean };

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: Readonly<Record<string, unknown>>;
  message: string;
}

/** Requests of a composer to the front, which has the store, the network and the credentials. */
export type FrontRequest =
  /** The version of a remote if these remotes get their previous release. */
  | {
      kind: 'version';
      view: Pick<ViewRequest, 'edition' | 'pinned'>;
      without: readonly string[];
      name: string;
    }
  | { kind: 'release'; name: string; version: string }
  /** The source map of a release's server file, as JSON. */
  | { kind: 'server-map'; name: string; version: string }
  | {
      kind: 'fetch';
      job: number;
      remote: string;
      url: string;
      options: LoadFetchOptions;
      /** In a traced view, the unit whose load sends the request, if any. */
      trace?: { trace: number; unit: string | null };
    };

export interface Replies {
  version: string;
  release: ReleaseCode;
  'server-map': string | null;
  fetch: FetchResult;
}

export type Reply = { value: Replies[keyof Replies] } | { error: unknown };

/** A release and its code, checked. */
export interface ReleaseCode {
  release: Release;
  code: string;
  /** Names its code in stack traces. */
  file: string;
  /** URL of its files: that of `<dropped><path>` is `<base><path>`. */
  address: { base: string; dropped: string };
}

export interface FetchResult {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Shared memory, which is passed between threads without a copy. Nobody writes to it. */
  body: Uint8Array;
}
