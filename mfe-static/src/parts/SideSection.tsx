import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    print-color-adjust: exact;
  }

  & + & {
    margin-top: var(--s-7);
  }

  /* Directly below the page's head, which already has a rule. */
  &[data-first] {
    padding-top: 0;
    border-top: 0;

    &::before {
      content: none;
    }
  }

  /* A list starts level with the title. */
  > div > ul > li:first-child {
    padding-top: 0;
  }

  > div > ul > li:last-child {
    padding-bottom: 0;
  }

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
    /* Beside its text, it would keep the next section on the same printed page. */
    break-after: auto;
  }

  @media (min-width: 48em) {
    grid-template-columns: 192px minmax(0, 1fr);
  }
  /* The first item of a list does not break across pages, and would leave the rule on the previous page. */
  @media print {
    &:has(> div > ul) {
      break-inside: avoid;
    }
  }
`;

interface SideSectionProps {
  title: string;
  /** Anchor. */
  id?: string;
  /** True directly below the page's head. */
  first?: boolean;
  children: ReactNode;
}

/**
 * A titled section with its title beside it on wide screens. Rules of its lists end with its own rule; texts keep their
 * readable width.
 */
export function SideSection({ title, id, first = false, children }: SideSectionProps) {
  return (
    <Section id={id} data-first={first || undefined}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Section>
  );
}
