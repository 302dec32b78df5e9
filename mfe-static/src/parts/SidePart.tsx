import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.section`
  position: relative;
  display: grid;
  gap: var(--s-4) var(--gap);
  padding-top: var(--s-3);
  border-top: 2px solid var(--rule-firm);

  &::before {
    content: '';
    position: absolute;
    inset: -2px auto auto 0;
    width: 72px;
    height: 6px;
    background: var(--section);
  }

  & + & {
    margin-top: var(--s-7);
  }

  /* Below the head of a page, whose own rule opens it. */
  &[data-first] {
    padding-top: 0;
    border-top: 0;

    &::before {
      content: none;
    }
  }

  /* A list begins on the line of the title. */
  > div > ul > li:first-child {
    padding-top: 0;
  }

  > div > ul > li:last-child {
    padding-bottom: 0;
  }

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }

  @media (min-width: 768px) {
    grid-template-columns: 192px minmax(0, var(--measure));
  }
`;

interface SidePartProps {
  title: string;
  /** Anchor of the part. */
  id?: string;
  /** Stands directly below the head of the page. */
  first?: boolean;
  children: ReactNode;
}

/**
 * A titled part of a page whose title stands beside it where there is room: the column of facts and the measure of a
 * post, so that text never runs wider than reads well and never leaves half a page empty.
 */
export function SidePart({ title, id, first = false, children }: SidePartProps) {
  return (
    <Room id={id} data-first={first || undefined}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Room>
  );
}
