/** What one rule of the gate says about one release. */
export interface RuleReport {
  rule: string;
  outcome: 'passed' | 'failed' | 'skipped';
  findings: readonly { cause: string; mend: string }[];
  /** Why the rule was skipped. */
  reason?: string;
  seconds: number;
}

/** What the gate says about one release. */
export interface GateReport {
  /** name@version */
  release: string;
  passed: boolean;
  rules: readonly RuleReport[];
}
