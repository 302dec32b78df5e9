import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { Candidate } from './candidate.ts';
import type { RuleReport } from './report.ts';
import type { Rule, Verdict } from './rule.ts';

/** No rule may hold up a promotion for longer. */
const LIMIT_MS = 120_000;

/** Asks one rule. One that cannot be carried out has failed: what nobody could check, no reader gets. */
export async function checkRule(
  rule: Rule,
  candidate: Candidate,
  whyNot: string | null,
): Promise<RuleReport> {
  const started = performance.now();
  const verdict = whyNot === null ? await carryOut(rule, candidate) : { skipped: whyNot };
  const seconds = (performance.now() - started) / 1000;
  if ('skipped' in verdict) {
    return { rule: rule.name, outcome: 'skipped', findings: [], reason: verdict.skipped, seconds };
  }
  const outcome = verdict.length === 0 ? 'passed' : 'failed';
  return { rule: rule.name, outcome, findings: verdict, seconds };
}

async function carryOut(rule: Rule, candidate: Candidate): Promise<Verdict> {
  try {
    const late = `The check took longer than ${LIMIT_MS / 1000} seconds.`;
    return await withDeadline(rule.check(candidate), LIMIT_MS, late);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ cause: why, mend: 'The rule could not be carried out. Mend what it names, and check again.' }];
  }
}
