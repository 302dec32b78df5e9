import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadNow, type machineBefore } from '../report/machine.ts';
import { quantile } from '../report/quantile.ts';

/** No page that is asked for later is an old one, ms. */
const MOST_MS = 3000;
const FILE = path.resolve(import.meta.dirname, '..', 'results', 'breaking.md');

/** What readers got after a notice was announced, or ended. */
export interface Change {
  answers: number;
  /** Paths that were right in the end. */
  paths: number;
  /** When the last page without the change was asked for, ms after the desk began it. */
  lastOldMs: number;
}

interface Result {
  machine: ReturnType<typeof machineBefore>;
  readers: number;
  paths: number;
  changes: readonly Change[];
}

/** Writes `bench/results/breaking.md`. `isGood`: nothing is over its limit. */
export async function writeReport(result: Result): Promise<{ text: string; isGood: boolean }> {
  const { machine, readers, paths, changes } = result;
  const last = changes.map(({ lastOldMs }) => lastOldMs);
  const right = Math.min(...changes.map((change) => change.paths));
  const isGood = Math.max(...last) < MOST_MS && right === paths;
  const { processors, model, memoryGb, node, loadBefore } = machine;
  const answers = changes.reduce((sum, change) => sum + change.answers, 0);
  const text = [
    '# Breaking news',
    '',
    `${new Date().toISOString()}, Node ${node}, ${processors} processors (${model}), ${memoryGb} GB; load ${loadBefore} before, ${loadNow()} after.`,
    `${changes.length / 2} notices, each announced and ended, while ${readers} readers read ${paths} pages in turn, as fast as they get them. Limit: ${MOST_MS} ms from the desk's command to the last old page. ${isGood ? 'It is not exceeded.' : 'EXCEEDED.'}`,
    '',
    '| what | value |',
    '| --- | --- |',
    `| pages that were right after every change | ${right} of ${paths} |`,
    `| answers looked at | ${answers.toLocaleString('en-US')} |`,
    `| from the command to the last old page, median / worst | ${Math.round(quantile(last, 0.5))} / ${Math.round(Math.max(...last))} ms |`,
    '',
  ].join('\n');
  await writeFile(FILE, text);
  return { text, isGood };
}
