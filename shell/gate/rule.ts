import type { Candidate } from './candidate.ts';

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

/** Findings (none: passed), why the rule does not apply, or what to know although it passed. */
export type RuleVerdict = readonly Finding[] | { skipped: string } | { passed: string };

/** A violation of a rule. */
export interface Finding {
  /** One sentence that names the file or unit. */
  cause: string;
  fix: string;
  /** It bars new releases, and does not hurt those who read this one. */
  isOfQuality?: true;
}

export interface RuleReport {
  rule: string;
  outcome: 'passed' | 'warned' | 'failed' | 'skipped';
  findings: readonly Finding[];
  /** Why it was skipped, or what to know although it passed. */
  reason?: string;
  seconds: number;
}

/** Result of all rules for a release. */
export interface GateReport {
  /** `name@version`. */
  release: string;
  passed: boolean;
  rules: readonly RuleReport[];
}

/** What is known of releases before the gate checks them; unless said otherwise, nothing. */
export interface KnownFacts {
  /** Why the code of each need not run again; null if it must. */
  proven?: string | null;
  /** Readers had all of them before, and get them back in place of worse ones: findings of quality only warn. */
  isWayBack?: boolean;
}
