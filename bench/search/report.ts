import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { quantile } from '../report/quantile.ts';

/** Limit for a search, ms: the median of its repeats on an otherwise idle machine. */
const MOST_MS = 50;

export interface Measured {
  database: string;
  /** Time in which all stories were kept, ms. */
  keptMs: number;
  /** Times of each query, ms. */
  times: { name: string; ms: number[] }[];
  /** Whether the planted story was the first result. */
  found: { query: string; found: boolean }[];
}

/** A run passes if nothing is slower than the limit, and every planted story was found. */
export async function writeReport(
  stories: number,
  measured: readonly Measured[],
  machine: MachineBefore,
): Promise<void> {
  const slow = measured.flatMap(({ database, times }) =>
    times
      .filter(({ ms }) => quantile(ms, 0.5) >= MOST_MS)
      .map(({ name, ms }) => `${database}: ${name} took ${round(quantile(ms, 0.5))} ms.`),
  );
  const missed = measured.flatMap(({ database, found }) =>
    found.filter((one) => !one.found).map(({ query }) => `${database}: "${query}" was not found first.`),
  );
  const failures = [...slow, ...missed];
  const names = measured[0]?.times.map(({ name }) => name) ?? [];
  const lines = [
    '# Search',
    '',
    machineLine(machine),
    `${stories.toLocaleString('en-US')} stories of 55 words, including a word that 98 of 100 stories have.`,
    `Milliseconds of one search, median / 95th of a hundred. Limit for the median: ${MOST_MS}. Over it: ${slow.length}. Planted stories that were not the first result, by name and misspelled: ${missed.length} of ${measured.flatMap(({ found }) => found).length}.`,
    '',
    `| query | ${measured.map(({ database }) => database).join(' | ')} |`,
    `| --- |${' --- |'.repeat(measured.length)}`,
    ...names.map(
      (name) =>
        `| ${name} | ${measured.map(({ times }) => cell(times.find((one) => one.name === name)?.ms ?? [])).join(' | ')} |`,
    ),
    `| keeping one story | ${measured.map(({ keptMs }) => round(keptMs / stories)).join(' | ')} |`,
    '',
    ...failures.map((failure) => `- ${failure}`),
  ];
  await publishReport('search', lines, failures.length === 0);
}

function cell(ms: readonly number[]): string {
  return ms.length === 0 ? '' : `${round(quantile(ms, 0.5))} / ${round(quantile(ms, 0.95))}`;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
