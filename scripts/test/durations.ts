import type { SuiteResult } from './report.ts';

/** A completed part of a run. */
export interface PartTime {
  title: string;
  ok: boolean;
  seconds: number;
  result?: SuiteResult;
}

/** Number of files in the table of the slowest. */
const SLOWEST = 25;

/** The report of durations, in Markdown: each part, then the folders and the slowest files of each suite. */
export function durationsReport(parts: readonly PartTime[]): string {
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const overview = table(
    ['part', 'seconds', 'result'],
    [
      ...parts.map((part) => [part.title, part.seconds.toFixed(1), outcome(part)]),
      ['all', total.toFixed(1), ''],
    ],
  );
  const suites = parts.flatMap(({ title, result }) => (result ? [suiteSection(title, result)] : []));
  return `# How long the tests took\n\n${overview}\n${suites.join('')}`;
}

/** Lines like `12.3 s  Types`, for the end of a run. */
export function durationLines(parts: readonly PartTime[]): string {
  return parts
    .map(({ title, seconds, ok }) => `${seconds.toFixed(1).padStart(7)} s  ${title}${ok ? '' : ': FAILED'}`)
    .join('\n');
}

function outcome({ ok, result }: PartTime): string {
  if (!result) return ok ? 'ok' : 'failed';
  return `${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`;
}

function suiteSection(title: string, { files }: SuiteResult): string {
  const folders = new Map<string, { count: number; ms: number }>();
  for (const [file, ms] of files) {
    const name = folderOf(file);
    const { count, ms: sum } = folders.get(name) ?? { count: 0, ms: 0 };
    folders.set(name, { count: count + 1, ms: sum + ms });
  }
  const byTime = <Row>(rows: Iterable<Row>, ms: (row: Row) => number) =>
    [...rows].toSorted((a, b) => ms(b) - ms(a));
  const rows = byTime(folders, ([, { ms }]) => ms).map(([name, { count, ms }]) => [
    `${name}/`,
    String(count),
    inSeconds(ms),
  ]);
  const slowest = byTime(files, ([, ms]) => ms)
    .slice(0, SLOWEST)
    .map(([file, ms]) => [file, inSeconds(ms)]);
  return [
    `\n## ${title}\n\nSeconds are those of the tests, added up. Workers run side by side, so the clock shows less.\n`,
    table(['folder', 'files', 'seconds'], rows),
    table(['slowest files', 'seconds'], slowest),
  ].join('\n');
}

/** For end-to-end tests, the area; for unit tests, the program and its part. */
function folderOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'e2e' ? 2 : 3).join('/');
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
