import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { GateReport, KnownFacts, RuleReport } from '../gate/rule.ts';
import type { EditionStore } from '../store/edition-store.ts';

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Runs the gate on releases that are promoted together, and calls `onRule` after each rule. */
export type Gate = (
  store: EditionStore,
  releases: ReleaseNames,
  onRule: (release: string, rule: RuleReport) => void,
  known: KnownFacts,
) => Promise<readonly GateReport[]>;

/** The environment of a command, which tests replace. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Results, for scripts. */
  stdout: Output;
  /** Progress, hints and errors, for people. */
  stderr: Output;
  /** Opens the store of EDITIONS. A function, so that help works with an invalid setting. */
  store: () => Promise<EditionStore>;
  gate: Gate;
  /** Folders of the available programs, by name: those of a checkout, or of a single remote. */
  programs: ReadonlyMap<string, string>;
  /** What `publish` publishes by default; null if there are several programs. */
  here: string | null;
}
