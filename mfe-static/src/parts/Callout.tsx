import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Ground = styled.section`
  background: var(--ground-tint);
  border-top: 4px solid var(--accent);
  padding: var(--s-5) var(--s-4);
  margin-top: var(--s-7);
  break-inside: avoid;

  h2 {
    font: var(--hed-3);
  }

  > p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-block: var(--s-2) var(--s-4);
    max-width: 35rem;
  }

  @media (min-width: 48em) {
    padding: var(--s-6);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: center;
`;

/** The tinted block at the end of a page, with a call to action; `children` are its links. */
export function Callout({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Ground>
      <h2>{title}</h2>
      <p>{text}</p>
      <Actions>{children}</Actions>
    </Ground>
  );
}
