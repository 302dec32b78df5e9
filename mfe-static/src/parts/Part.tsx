import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.section`
  section + & {
    margin-top: var(--s-7);
  }
`;

/** A titled part of a page's main column. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Room>
      <SectionHead title={title} />
      {children}
    </Room>
  );
}
