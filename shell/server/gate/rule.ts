import type { Candidate } from './candidate.ts';
import type { Finding } from './report.ts';

/** Findings (none: passed), why the rule does not apply, or what to know although it passed. */
export type RuleVerdict = readonly Finding[] | { skipped: string } | { passed: string };

/** A condition for a promotion. */
export interface Rule {
  /** Also the name of its file. */
  name: string;
  /** Whether it runs code of the edition; skipped if the release failed a rule about its files. */
  runsCode: boolean;
  /** It also asks how the blocks of several remotes go together, which no release shows alone. */
  looksAtOthers?: true;
  check(candidate: Candidate): Promise<RuleVerdict>;
}
