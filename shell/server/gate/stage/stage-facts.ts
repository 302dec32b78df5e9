import type { Route } from '../../../src/routes.ts';

/** What the code of an edition says about itself. */
export interface StageFacts {
  /** The route table of the shell. */
  routes: readonly Route[];
  /** Names of the fixtures by unit key. */
  fixtures: Readonly<Record<string, readonly string[]>>;
  /** Why the release under check cannot be run. */
  problems: readonly string[];
}
