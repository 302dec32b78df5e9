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
`;

/** A titled part of the side column. */
export function RailCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
