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

  /* First below the page's head, which already has a rule. On narrow screens other content is between them. */
  @media (min-width: 64em) {
    &[data-first] {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

interface RailCardProps {
  title: string;
  /** True directly below the page's head. */
  first?: boolean;
  children: ReactNode;
}

/** A titled section of the side column. */
export function RailCard({ title, first = false, children }: RailCardProps) {
  return (
    <Card data-first={first || undefined}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
