import type { ScriptWeight } from '../../build/bytes/over-budget.ts';

const HEAD = ['gzip', 'budget', 'used', 'since main'];

/**
 * A table of weights for a terminal: bytes, budget, share of the budget used, change since `main`. Merges rows with equal
 * numbers.
 */
export function byteTable(
  title: string,
  weights: readonly ScriptWeight[],
  before: Readonly<Record<string, number>>,
): string {
  const rows = mergeEqual(
    weights.map(({ what, bytes, budget }) => [
      what,
      count(bytes),
      budget === null ? 'none' : count(budget),
      budget === null ? '' : `${Math.round((bytes / budget) * 100)} %`,
      change(bytes, before[what]),
    ]),
  );
  const lines = [[title, ...HEAD], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function mergeEqual(rows: readonly string[][]): string[][] {
  const groups = new Map<string, string[][]>();
  for (const row of rows) {
    const key = row.slice(1).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    const [what = '', ...cells] = first ?? [];
    return [[others.length === 0 ? what : `${what} and ${others.length} more`, ...cells]];
  });
}

function change(bytes: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  const difference = bytes - before;
  if (difference === 0) return '0';
  return `${difference > 0 ? '+' : '-'}${count(Math.abs(difference))}`;
}

function count(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
