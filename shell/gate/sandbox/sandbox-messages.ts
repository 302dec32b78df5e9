import type { Hydrate } from '@meadowlark/shared/contract/policy.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { ViewResponse } from '../../src/composition/page-state.ts';
import type { CodeFacts, TestCase } from './test-case.ts';

export interface ReleaseText {
  release: Release;
  server: string;
  /** Source text of `fixtures.cjs`; null for the shell. */
  fixtures: string | null;
}

/** The worker's data at startup. */
export interface SandboxData {
  /** Name of the release under check. */
  candidate: string;
  /** Source map of its `server.cjs`, if it has one. */
  map: string | null;
  shell: ReleaseText;
  /** The release under check is last. */
  remotes: readonly ReleaseText[];
}

/** A test case as rendered on the server. */
export interface Rendered {
  /** For `load` and rendering together. */
  seconds: number;
  loadStatus: number;
  pageStatus: number;
  title: string;
  /** The whole page; only the unit's HTML if no route shows it. */
  html: string;
  /** Why it threw while rendering, or null. */
  threw: string | null;
  /** Why readers do not get this situation at its path, or null. */
  misplaced: string | null;
  /** The part of the data that browsers do not get, or null. */
  lost: string | null;
  /** Characters of the data, as JSON. */
  dataLength: number;
  /** Changes to the objects that all code shares, by this test case or an earlier one. */
  globals: readonly string[];
  /** Null if no route shows it. */
  placement: Placement | null;
}

/** The result of rendering alone. */
export type MadePage = Omit<Rendered, 'seconds' | 'globals' | 'misplaced' | 'lost' | 'dataLength'>;

export interface Placement {
  /** Path and query of the page. */
  path: string;
  hydrate: Hydrate;
  /** Milliseconds after which the page is sent without it. */
  deadlineMs: number;
  policy: string;
  /** The page's data, as from its `/_data/` address. */
  data: ViewResponse;
}

/** After "end", which has no response, the worker lives as long as what its code left running. */
export type SandboxRequest = { kind: 'describe' } | { kind: 'render'; testCase: TestCase } | { kind: 'end' };
export type SandboxResponse = { value: CodeFacts | Rendered } | { error: string };
