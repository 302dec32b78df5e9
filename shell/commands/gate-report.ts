import type { GateReport, RuleReport } from '../gate/rule.ts';
import type { CommandContext, Output } from './command-context.ts';
import { oneLine, writeLine, styleFor, type Format } from './terminal.ts';

/** `9 rules passed, 1 failed, 1 skipped`, over all reports. */
export function gateSummary(reports: readonly GateReport[]): string {
  const outcomes = reports.flatMap(({ rules }) => rules.map(({ outcome }) => outcome));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  const warned = count('warned') > 0 ? `, ${count('warned')} warned` : '';
  return `${count('passed')} rules passed, ${count('failed')} failed${warned}${skipped}`;
}

/** Column width; one rule has a longer name. */
const RULE_WIDTH = 28;
const COLOR: Record<RuleReport['outcome'], Format> = {
  passed: 'green',
  warned: 'yellow',
  failed: 'red',
  skipped: 'yellow',
};

/** A callback that prints each rule's report: outcome, findings with fixes, or why it was skipped. */
export function gateReporter(
  { env }: CommandContext,
  output: Output,
): (release: string, rule: RuleReport) => void {
  const style = styleFor(output, env);
  let current = '';
  return (release, { rule, outcome, findings, reason, seconds }) => {
    if (release !== current) writeLine(output, style('bold', release));
    current = release;
    const took = outcome === 'skipped' ? [] : [`${seconds.toFixed(1)} s`];
    const what = [...took, ...(reason === undefined ? [] : [oneLine(reason)])].join('  ');
    writeLine(
      output,
      `  ${style(COLOR[outcome], outcome.padEnd(7))}  ${rule.padEnd(RULE_WIDTH)}  ${what}`.trimEnd(),
    );
    for (const [index, { cause, fix }] of findings.entries()) {
      writeLine(output, `           cause: ${oneLine(cause)}`);
      // Consecutive findings often have the same fix; print it once.
      if (fix !== findings[index + 1]?.fix) writeLine(output, `           fix:   ${oneLine(fix)}`);
    }
  };
}
