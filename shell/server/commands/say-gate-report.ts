import type { RuleReport } from '../gate/report.ts';
import type { CommandContext, Output } from './command-context.ts';
import { oneLine } from './one-line.ts';
import { say } from './say.ts';
import { styleFor, type Format } from './style.ts';

/** The names of rules stand in one column; a longer one moves its own line only. */
const RULE_WIDTH = 28;
const COLOUR: Record<RuleReport['outcome'], Format> = { passed: 'green', failed: 'red', skipped: 'yellow' };

/**
 * Writes what the gate says, rule by rule as the answers come: whether it passed, what is wrong and how to mend it, or
 * why it was skipped. A line with the release stands above its rules.
 */
export function gateReporter(
  { env }: CommandContext,
  output: Output,
): (release: string, rule: RuleReport) => void {
  const style = styleFor(output, env);
  let above = '';
  return (release, { rule, outcome, findings, reason, seconds }) => {
    if (release !== above) say(output, style('bold', release));
    above = release;
    const what = outcome === 'skipped' ? oneLine(reason ?? '') : `${seconds.toFixed(1)} s`;
    say(
      output,
      `  ${style(COLOUR[outcome], outcome.padEnd(7))}  ${rule.padEnd(RULE_WIDTH)}  ${what}`.trimEnd(),
    );
    for (const [index, { cause, mend }] of findings.entries()) {
      say(output, `           cause: ${oneLine(cause)}`);
      // Several findings often have one remedy; it is said once, below them.
      if (mend !== findings[index + 1]?.mend) say(output, `           mend:  ${oneLine(mend)}`);
    }
  };
}
