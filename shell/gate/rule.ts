import type { Candidate } from './candidate.ts';
import type { Finding } from './finding.ts';

/** A condition for a promotion. */
export interface Rule {
  /** Also the name of its file. */
  name: string;
  /** Whether it runs code of the edition; skipped if the release failed a rule about its files. */
  runsCode: boolean;
  /** It also checks the blocks of several remotes on one page, which no release shows alone. */
  checksCombination?: true;
  check(candidate: Candidate): Promise<RuleVerdict>;
}

/** Findings (none: passed), why the rule does not apply, or a note although it passed. */
export type RuleVerdict = readonly Finding[] | { skipped: string } | { passed: string };

export interface RuleReport {
  rule: string;
  outcome: 'passed' | 'warned' | 'failed' | 'skipped';
  findings: readonly Finding[];
  /** Why it was skipped, or a note although it passed. */
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

/** What is known about releases before the gate checks them; by default, nothing. */
export interface KnownFacts {
  /** Why their code does not have to run again; null if it must. */
  skipCodeBecause?: string | null;
  /**
   * Readers had all of these releases before, and get them back in place of worse ones: findings with `warnsOnRollback` only
   * warn.
   */
  isRollback?: boolean;
  /** Remotes that the edition is to lose. */
  retired?: readonly string[];
}
