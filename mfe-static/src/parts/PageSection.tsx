import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  section + & {
    margin-top: var(--s-7);
  }
`;

/** A titled section of a page's main column. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHead title={title} />
      {children}
    </Section>
  );
}

/** Content after a section in full width, with the usual space above. */
export const AfterSection = styled.div`
  margin-top: var(--s-7);
`;
