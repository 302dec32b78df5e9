import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { quantile } from '../report/quantile.ts';

/** No page requested later than this may be an old one, ms. */
const MOST_MS = 3000;

/** What readers got after a notice was announced, or ended. */
export interface Change {
  pages: number;
  /** Paths whose last page was right. */
  paths: number;
  /** When the last page without the change was requested, ms after the command. */
  lastOldMs: number;
}

interface Result {
  machine: MachineBefore;
  readers: number;
  paths: number;
  changes: readonly Change[];
}

/** A run passes if nothing exceeds its limit. */
export async function writeReport(result: Result): Promise<void> {
  const { machine, readers, paths, changes } = result;
  const last = changes.map(({ lastOldMs }) => lastOldMs);
  const right = Math.min(...changes.map((change) => change.paths));
  const isGood = Math.max(...last) < MOST_MS && right === paths;
  const pages = changes.reduce((sum, change) => sum + change.pages, 0);
  const lines = [
    '# Breaking news',
    '',
    machineLine(machine),
    `${changes.length / 2} notices, each announced and ended, while ${readers} readers read ${paths} pages in turn, as fast as they get them. Limit: ${MOST_MS} ms from the desk's command to the last old page. ${isGood ? 'It is not exceeded.' : 'EXCEEDED.'}`,
    '',
    '| what | value |',
    '| --- | --- |',
    `| pages that were right after every change | ${right} of ${paths} |`,
    `| pages read | ${pages.toLocaleString('en-US')} |`,
    `| from the command to the last old page, median / worst | ${Math.round(quantile(last, 0.5))} / ${Math.round(Math.max(...last))} ms |`,
  ];
  await publishReport('breaking', lines, isGood);
}
