import type { ReactNode } from 'react';
import type { BodyElement, BodyNode } from './body-node.ts';

type TableNode = Extract<BodyElement, { tag: 'table' }>;

interface Props {
  table: TableNode;
  /** Draws what stands in a cell. */
  draw: (cell: BodyNode[]) => ReactNode;
}

/* Cells have no identity but their place. */
/* oxlint-disable react/no-array-index-key */

/**
 * A table that scrolls sideways in its own box where the screen is narrow; the box takes focus for the keyboard. How a
 * column is aligned stands in a data attribute: `align` is no HTML any more, and a strict content policy refuses styles.
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
