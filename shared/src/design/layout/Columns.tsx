import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Layout of stories on wide screens. two, three, four: number of columns. local: one lead and two stories beside it.
 * front: the same, with the two stacked. section: three columns, the lead across two of them, with at least one more
 * story.
 */
export type ColumnsLayout = 'two' | 'three' | 'four' | 'local' | 'front' | 'section';

interface Props {
  layout: ColumnsLayout;
  children: ReactNode;
}

/** A grid with a hairline in the middle of every gap. */
export function Columns({ layout, children }: Props) {
  return <Grid data-columns={layout}>{children}</Grid>;
}

// Each cell draws the hairlines to its left and above it; the clip hides those before the first column and row. Data
// attributes identify stories and pictures, because the grid also contains other elements.
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  clip-path: inset(-8px);

  > * {
    position: relative;
    min-width: 0;
  }
  > *::before,
  > *::after {
    content: '';
    position: absolute;
    pointer-events: none;
  }
  > *::before {
    inset: 0 auto 0 calc(var(--gap) / -2);
    border-left: 1px solid var(--rule);
  }
  > *::after {
    inset: calc(var(--gap) / -2) 0 auto;
    border-top: 1px solid var(--rule);
  }

  /* A hidden advertisement leaves two grids that look like one. */
  @media (max-width: 47.99em), print {
    [data-wide-only] + & {
      margin-top: var(--gap);
      /* The hairline above its first row shows. */
      clip-path: inset(calc(var(--gap) / -2) -8px -8px);
    }
  }
  @media (max-width: 29.99em) {
    > *::before {
      display: none;
    }
    /* A lead extends to the edges of the screen. */
    clip-path: inset(-8px calc(-1 * var(--gutter)));
  }
  @media (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &:is([data-columns='local'], [data-columns='front']) > [data-rank='lead'] {
      grid-column: 1 / -1;

      @media (max-width: 63.99em) {
        > [data-picture] {
          aspect-ratio: 2 / 1;
        }
      }
    }
    &[data-columns='section'] > [data-rank='lead'] {
      grid-column: span 2;
    }
  }
  @media (min-width: 48em) {
    &[data-columns='three'],
    &[data-columns='section'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='section'] > [data-rank='lead'] {
      > [data-picture] {
        aspect-ratio: 5 / 2;
      }
      > p {
        max-width: var(--measure);
      }
    }
  }
  @media (min-width: 64em) {
    /* The extra height of the lead goes to the last of the others, so that what is painted first does not move. */
    &[data-columns='front'] {
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 1fr);

      > [data-rank='lead'] {
        grid-area: 1 / 1 / span 2 / auto;
      }
      /* One hairline beside the lead, also in the gap. */
      > :nth-child(2)::before {
        bottom: calc(-1 * var(--gap));
      }
    }
    &[data-columns='four'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='local'] {
      grid-template-columns: minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr);

      > [data-rank='lead'] {
        grid-column: auto;
      }
    }
  }
`;
