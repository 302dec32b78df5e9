import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.section`
  position: relative;
  display: grid;
  gap: var(--s-4) var(--gap);
  padding-block: var(--s-3) var(--s-7);
  border-top: 2px solid var(--rule-firm);

  &::before {
    content: '';
    position: absolute;
    inset: -2px auto auto 0;
    width: 72px;
    height: 6px;
    background: var(--section);
  }

  &:last-child {
    padding-bottom: 0;
  }

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }

  @media (min-width: 768px) {
    grid-template-columns: 192px minmax(0, var(--measure));
    padding-top: var(--s-4);
  }
`;

/**
 * A titled part of a page whose title stands beside it where there is room: the column of facts and the measure of a
 * post, so that text never runs wider than reads well and never leaves half a page empty.
 */
export function SidePart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Room id={id}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Room>
  );
}
