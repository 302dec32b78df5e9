import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { GateReport, RuleReport } from '../gate/report.ts';
import type { EditionStore } from '../store/edition-store.ts';

/** One of the two streams of a program. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Asks the gate about releases that are to be promoted together; tells of every rule as soon as it has an answer. */
export type Gate = (
  store: EditionStore,
  releases: ReleaseNames,
  onRule: (release: string, rule: RuleReport) => void,
) => Promise<readonly GateReport[]>;

/** What a command gets from the world around it. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Results: what a script reads. */
  stdout: Output;
  /** Progress, hints and errors: what a person reads. */
  stderr: Output;
  /** Opens the store that EDITIONS names. Asked for only when needed, so that help works with any setting. */
  store: () => Promise<EditionStore>;
  gate: Gate;
}
