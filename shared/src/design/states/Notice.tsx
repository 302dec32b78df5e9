import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Kind of notice, in two or three words. */
  label: string;
  children: ReactNode;
}

/** A note about the whole page, below the masthead. */
export function Notice({ label, children }: Props) {
  return (
    <Note role="note">
      <b>{label}</b> <span>{children}</span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s-1) var(--s-3);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule-firm);
  font: var(--text-ui);
  font-weight: 400;
  color: var(--ink-soft);

  b {
    padding: 2px 8px;
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 650;
  }
`;
