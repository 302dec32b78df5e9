import { Notice } from '@meadowlark/shared/design/states/Notice.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  margin-bottom: var(--s-5);

  /* Directly under the page's head, moves up to its rule. */
  :has(> h1) + & {
    margin-top: calc(-1 * var(--s-5));
  }
`;

/** Labels made-up content of the page. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <Box>
      <Notice label="Sample">{children}</Notice>
    </Box>
  );
}
