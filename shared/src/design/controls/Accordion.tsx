import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Accordions of one group share a name, so the browser keeps only one of them open. */
  group: string;
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A question whose answer opens below it, without a script (specification, section 2, FAQ). */
export function Accordion({ group, title, open = false, children }: Props) {
  return (
    <Fold name={group} open={open}>
      <summary>{title}</summary>
      <Answer>{children}</Answer>
    </Fold>
  );
}

const Fold = styled.details`
  border-top: 1px solid var(--rule);

  &:last-child {
    border-bottom: 1px solid var(--rule);
  }
  > summary {
    display: flex;
    align-items: baseline;
    gap: var(--s-4);
    min-height: var(--tap);
    padding-block: var(--s-3);
    font: var(--hed-6);
    line-height: 1.412;
    text-wrap: balance;
  }
  > summary:hover {
    text-decoration-line: underline;
  }
  /* A plus that becomes a minus when open. */
  > summary::after {
    content: '';
    flex: none;
    align-self: center;
    margin-left: auto;
    width: 14px;
    height: 14px;
    background:
      linear-gradient(currentColor 0 0) center / 14px 2px no-repeat,
      linear-gradient(currentColor 0 0) center / 2px 14px no-repeat;
  }
  &[open] > summary::after {
    background-size:
      14px 2px,
      0 0;
  }
  > summary:active {
    background: var(--ground-tint);
  }
  /* The sign is drawn with gradients, which forced colors would remove. This keeps the system's text color. */
  @media (forced-colors: active) {
    > summary::after {
      forced-color-adjust: none;
    }
  }
`;

const Answer = styled.div`
  max-width: var(--measure);
  padding: 0 var(--s-6) var(--s-4) 0;
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;
