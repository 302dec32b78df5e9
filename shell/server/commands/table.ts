import { stripVTControlCharacters } from 'node:util';

const BETWEEN = '  ';

/** Rows as text in aligned columns. Cells may carry colours, which take no room. The last column is not filled up. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, width(cell));
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
        .join(BETWEEN)
        .trimEnd(),
    )
    .join('\n');
}

function width(cell: string): number {
  return stripVTControlCharacters(cell).length;
}
