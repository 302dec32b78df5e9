import { shorten } from '@meadowlark/shared/text/shorten.ts';
import type { ReactNode } from 'react';
import type { BodyElement, BodyNode } from './body-node.ts';
import { bodyWords } from './body-words.ts';

type TableNode = Extract<BodyElement, { tag: 'table' }>;

interface Props {
  table: TableNode;
  /** Renders the content of a cell. */
  draw: (cell: BodyNode[]) => ReactNode;
}

/* Cells have no identity but their index. */
/* oxlint-disable react/no-array-index-key */

/**
 * A table that scrolls sideways in a focusable box, named by its columns. Alignment is a data attribute: `align` is obsolete
 * HTML, and the content security policy forbids inline styles.
 */
export function Table({ table, draw }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={nameOf(table)} tabIndex={0}>
      <table data-wide={table.head.length > 3 || undefined}>
        <thead>
          <tr>
            {table.head.map((cell, column) => (
              <th key={column} scope="col" data-align={table.align[column] ?? undefined}>
                {draw(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={table.align[column] ?? undefined}>
                  {draw(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** 'Table: Month, Inches', so that several have different names. */
function nameOf({ head }: TableNode): string {
  const columns = head.map((cell) => bodyWords(cell).join(' ')).filter(Boolean);
  return shorten(`Table: ${columns.join(', ')}`, 80);
}
