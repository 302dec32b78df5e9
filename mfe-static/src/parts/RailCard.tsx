import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Card = styled.section`
  border-top: 2px solid var(--rule-firm);
  padding-top: var(--s-3);
  font: var(--text-excerpt);
  color: var(--ink-soft);

  h2 {
    font: var(--hed-4);
    color: var(--ink);
    padding-bottom: var(--s-2);
  }

  > p + * {
    margin-top: var(--s-3);
  }

  /* Below the head of a page, whose own rule opens it; on narrow screens other things stand between. */
  @media (min-width: 1024px) {
    &[data-first] {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

interface RailCardProps {
  title: string;
  /** Stands directly below the head of the page. */
  first?: boolean;
  children: ReactNode;
}

/** A titled part of the side column. */
export function RailCard({ title, first = false, children }: RailCardProps) {
  return (
    <Card data-first={first || undefined}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
