import type { ReactNode } from 'react';
import type { BodyElement, BodyNode } from './body-node.ts';

type TableNode = Extract<BodyElement, { tag: 'table' }>;

interface Props {
  table: TableNode;
  /** Renders the content of a cell. */
  draw: (cell: BodyNode[]) => ReactNode;
}

/* Cells have no identity but their index. */
/* oxlint-disable react/no-array-index-key */

/**
 * A table that scrolls sideways in a focusable box. Alignment is a data attribute: `align` is obsolete HTML, and the
 * content security policy forbids inline styles.
 */
export function Table({ table, draw }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure aria-label="Table" tabIndex={0}>
      <table>
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
    </figure>
  );
}
