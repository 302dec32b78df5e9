import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { quantile } from '../report/quantile.ts';

/** No page that is asked for later is an old one, ms. */
const MOST_MS = 3000;

/** What readers got after a notice was announced, or ended. */
export interface Change {
  answers: number;
  /** Paths that were right in the end. */
  paths: number;
  /** When the last page without the change was asked for, ms after the desk began it. */
  lastOldMs: number;
}

interface Result {
  machine: MachineBefore;
  readers: number;
  paths: number;
  changes: readonly Change[];
}

/** A run is good if nothing is over its limit. */
export async function writeReport(result: Result): Promise<void> {
  const { machine, readers, paths, changes } = result;
  const last = changes.map(({ lastOldMs }) => lastOldMs);
  const right = Math.min(...changes.map((change) => change.paths));
  const isGood = Math.max(...last) < MOST_MS && right === paths;
  const answers = changes.reduce((sum, change) => sum + change.answers, 0);
  const lines = [
    '# Breaking news',
    '',
    machineLine(machine),
    `${changes.length / 2} notices, each announced and ended, while ${readers} readers read ${paths} pages in turn, as fast as they get them. Limit: ${MOST_MS} ms from the desk's command to the last old page. ${isGood ? 'It is not exceeded.' : 'EXCEEDED.'}`,
    '',
    '| what | value |',
    '| --- | --- |',
    `| pages that were right after every change | ${right} of ${paths} |`,
    `| answers looked at | ${answers.toLocaleString('en-US')} |`,
    `| from the command to the last old page, median / worst | ${Math.round(quantile(last, 0.5))} / ${Math.round(Math.max(...last))} ms |`,
  ];
  await publishReport('breaking', lines, isGood);
}
