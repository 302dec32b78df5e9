import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import type { Machine } from '../report/machine.ts';
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

/** Writes `bench/results/composers.md` and returns its text. */
export async function writeReport(
  targets: readonly Target[],
  { command, started, machine }: { command: string; started: Date; machine: Omit<Machine, 'chromium'> },
): Promise<string> {
  const text = [
    '# Front and composers',
    '',
    `${started.toISOString()}, \`${command}\`: medians of rounds in which all take turns; a ratio is the median of the ratios of each round.`,
    `${machine.processors} processors (${machine.model}), ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node}. Load of the machine before ${machine.loadBefore}, after ${machine.loadAfter}; everything on loopback.`,
    '',
    '| what | target | measured | all rounds |  |',
    '| --- | --- | --- | --- | --- |',
    ...targets.map(row),
    '',
  ].join('\n');
  const folder = path.join(ROOT, 'bench', 'results');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'composers.md'), text);
  return text;
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
