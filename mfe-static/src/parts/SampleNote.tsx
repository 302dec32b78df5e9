import { Notice } from '@meadowlark/shared/design/Notice.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.div`
  margin-bottom: var(--s-5);
`;

/** Says what on the page was made up to show the page. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Notice label="Sample">{children}</Notice>
    </Room>
  );
}
