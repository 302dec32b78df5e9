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

/** A table that scrolls sideways in its own box where the screen is narrow; the box takes focus for the keyboard. */
export function Table({ table, draw }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, column) => (
              <th key={column} scope="col" {...alignOf(table, column)}>
                {draw(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} {...alignOf(table, column)}>
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

/** The attribute, not a style: a strict content policy refuses styles in markup. */
function alignOf(table: TableNode, column: number) {
  const align = table.align[column];
  return align ? { align } : {};
}
