import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Partner boxes, advertisements: what stands beside the main thing, or below it where there is no room. */
  rail: ReactNode;
  /**
   * Least height in pixels of the stories at the head of the main column on wide screens, for those that are to be as tall
   * as the rail. Said beforehand, since the rail is the last of all to arrive.
   */
  storiesHeight?: number;
  children: ReactNode;
}

/** A main column with a rail of 300 px beside it on wide screens. */
export function WithRail({ rail, storiesHeight = 0, children }: Props) {
  return (
    <Both>
      <Main $height={storiesHeight}>{children}</Main>
      <Rail>{rail}</Rail>
    </Both>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--gap);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`;

// The stories' pictures take up the height of a taller rail, so that what follows the stories stands at its foot.
const Main = styled.div<{ $height: number }>`
  min-width: 0;

  @media (min-width: 1024px) {
    display: flex;
    flex-direction: column;

    > [data-columns] {
      flex: 1;
      min-height: ${({ $height }) => $height}px;
    }
    > [data-columns] > [data-rank] > [data-picture] {
      flex: 1 0 auto;
    }
  }
`;

const Rail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--s-5);
  align-content: start;

  @media print {
    display: none;
  }
`;
