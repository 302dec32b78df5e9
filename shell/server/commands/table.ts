import { stripVTControlCharacters } from 'node:util';

const BETWEEN = '  ';

/** Rows as text in aligned columns. Cells may carry colours, which take no room. The last cell of a row may be of any length. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.slice(0, -1).entries()) {
      widths[column] = Math.max(widths[column] ?? 0, width(cell));
    }
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell))))
        .join(BETWEEN)
        .trimEnd(),
    )
    .join('\n');
}

function width(cell: string): number {
  return stripVTControlCharacters(cell).length;
}
