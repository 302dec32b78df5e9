import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  section + & {
    margin-top: var(--s-7);
  }

  /* Directly below the page's head, which already has a rule. */
  &[data-first] > :first-child {
    padding-top: 0;
    border-top: 0;

    &::before {
      content: none;
    }
  }
`;

interface PageSectionProps {
  title: string;
  /** True directly below the page's head. */
  first?: boolean;
  children: ReactNode;
}

/** A titled section of a page's main column. */
export function PageSection({ title, first = false, children }: PageSectionProps) {
  return (
    <Section data-first={first || undefined}>
      <SectionHead title={title} />
      {children}
    </Section>
  );
}

/** Content after a section in full width, with the usual space above. */
export const AfterSection = styled.div`
  margin-top: var(--s-7);
`;
