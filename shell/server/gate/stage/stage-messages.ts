import type { Hydrate } from '@meadowlark/shared/contract/policy.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { ViewAnswer } from '../../../src/document/page-state.ts';
import type { Scene } from './scene.ts';
import type { StageFacts } from './stage-facts.ts';

/** A release with the text of its code, for the worker that runs it. */
export interface StagedRelease {
  release: Release;
  server: string;
  /** The text of `fixtures.cjs`; the shell has none. */
  fixtures: string | null;
}

/** What the worker is started with. */
export interface StageData {
  /** Name of the release under check. */
  candidate: string;
  shell: StagedRelease;
  remotes: readonly StagedRelease[];
}

/** A scene as the server made it. */
export interface Rendered {
  /** Loading and rendering together. */
  seconds: number;
  /** What its `load` answered. */
  loadStatus: number;
  /** What the page would be sent with. */
  pageStatus: number;
  title: string;
  /** The whole page; the unit's HTML alone where no route shows it. */
  html: string;
  /** Why it threw while rendering, or null. */
  threw: string | null;
  /** How the page shows it, or null where no route does. */
  placed: Placement | null;
}

export interface Placement {
  /** Path with query of the page that shows it. */
  path: string;
  /** Wakes with the page, or stays as it is until a navigation. */
  hydrate: Hydrate;
  /** Milliseconds after which the page goes out without it. */
  deadlineMs: number;
  /** The content security policy of the page. */
  policy: string;
  /** What the page's data address would answer. */
  answer: ViewAnswer;
}

export type StageRequest = { kind: 'describe' } | { kind: 'render'; scene: Scene };
export type StageAnswer = { value: StageFacts | Rendered } | { error: string };
