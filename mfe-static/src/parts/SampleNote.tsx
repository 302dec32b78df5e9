import { Notice } from '@meadowlark/shared/design/Notice.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.div`
  margin-bottom: var(--s-5);

  /* Under the head of a page it fills the strip below the firm rule. */
  :has(> h1) + & {
    margin-top: calc(-1 * var(--s-5));
  }
`;

/** Says what on the page was made up to show the page. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Notice label="Sample">{children}</Notice>
    </Room>
  );
}
