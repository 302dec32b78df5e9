import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { median } from '../report/quantile.ts';

/** A figure with a limit. */
export interface Target {
  what: string;
  bound: 'at least' | 'at most';
  limit: number;
  unit: 'times' | 'ms' | 'MB';
  /** One value per round: a ratio or a measurement. */
  figures: readonly number[];
  /** The two medians of a ratio. */
  of?: string;
  /** Why this machine cannot judge it. */
  notJudged?: string | undefined;
}

export async function writeReport(
  targets: readonly Target[],
  command: string,
  machine: MachineBefore,
): Promise<void> {
  await publishReport('composers', [
    '# Front and composers',
    '',
    machineLine(machine),
    `\`${command}\`: medians of rounds in which all take turns; a ratio is the median of the ratios of each round.`,
    '',
    '| what | target | measured | all rounds |  |',
    '| --- | --- | --- | --- | --- |',
    ...targets.map(row),
  ]);
}

function row({ what, bound, limit, unit, figures, of, notJudged }: Target): string {
  const places = unit === 'times' ? 2 : 0;
  const format = (value: number) => value.toFixed(places);
  const middle = median(figures);
  const isMet = bound === 'at most' ? middle <= limit : middle >= limit;
  const verdict = notJudged === undefined ? (isMet ? 'met' : '**missed**') : `not judged: ${notJudged}`;
  const measured = `${format(middle)} ${unit}${of === undefined ? '' : ` (${of})`}`;
  return `| ${what} | ${bound} ${limit} ${unit} | ${measured} | ${figures.map(format).join(', ')} | ${verdict} |`;
}
