/** One thing that a rule does not accept. */
export interface Finding {
  /** What is wrong, in one sentence that names the file or unit. */
  cause: string;
  /** What to do about it. */
  mend: string;
}

/** How a release did under one rule. */
export interface RuleReport {
  rule: string;
  outcome: 'passed' | 'failed' | 'skipped';
  findings: readonly Finding[];
  /** Why it was skipped. */
  reason?: string;
  seconds: number;
}

/** How a release did under all rules. */
export interface GateReport {
  /** `name@version`. */
  release: string;
  /** No rule failed. */
  passed: boolean;
  rules: readonly RuleReport[];
}
