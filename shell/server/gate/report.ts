/** A violation of a rule. */
export interface Finding {
  /** One sentence that names the file or unit. */
  cause: string;
  /** What to do. */
  fix: string;
  /** It bars new releases, and does not hurt those who read this one. */
  isOfQuality?: true;
}

/** Result of one rule for a release. */
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
  /** No rule failed. */
  passed: boolean;
  rules: readonly RuleReport[];
}
