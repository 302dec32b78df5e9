import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Partner boxes, advertisements, addresses: beside the main column, or below it on narrow screens. */
  rail: ReactNode;
  /**
   * Minimum height in pixels of the rows of stories at the top of the main column on wide screens, to match a taller
   * rail. It is set in advance, because the rail arrives last.
   */
  stories?: { height: number; rows: number };
  children: ReactNode;
}

/** Headline of two lines, excerpt of six, as in the narrowest column beside a rail, byline, and gaps. */
const WORDS_HEIGHT = '15rem';

/** A main column with a rail of 300 px beside it on wide screens. */
export function WithRail({ rail, stories = { height: 0, rows: 1 }, children }: Props) {
  return (
    <Both>
      <Main $stories={stories}>{children}</Main>
      <Rail>{rail}</Rail>
    </Both>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--gap);

  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`;

// The stories' pictures are as tall as the rail allows, so that the content after them starts at the rail's end, and equally
// tall in all rows, with headlines of one line or two. Each row has its share from the start: rows that share the available
// height would move when the next one arrives.
const Main = styled.div<{ $stories: { height: number; rows: number } }>`
  min-width: 0;

  @media (min-width: 64em) {
    display: flex;
    flex-direction: column;

    > [data-columns] {
      flex: 1;
      grid-auto-rows: minmax(${({ $stories }) => rowHeight($stories)}, auto);
    }
    > [data-columns] > [data-rank] > [data-picture] {
      flex: none;
      min-height: calc(${({ $stories }) => rowHeight($stories)} - ${WORDS_HEIGHT});
    }
    /* The rail ends above an open list. */
    > [data-see-all] > summary + * {
      width: calc(100% + var(--gap) + 300px);
    }
  }
`;

function rowHeight({ height, rows }: { height: number; rows: number }): string {
  return `calc((${height}px - ${rows - 1} * var(--gap)) / ${rows})`;
}

const Rail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr));
  gap: var(--s-5) var(--gap);
  align-content: start;
`;
