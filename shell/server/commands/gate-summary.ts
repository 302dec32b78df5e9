import type { GateReport } from '../gate/report.ts';

/** `9 rules passed, 1 failed, 1 skipped`, over all releases that were checked together. */
export function gateSummary(reports: readonly GateReport[]): string {
  const outcomes = reports.flatMap(({ rules }) => rules.map(({ outcome }) => outcome));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return `${count('passed')} rules passed, ${count('failed')} failed${skipped}`;
}
