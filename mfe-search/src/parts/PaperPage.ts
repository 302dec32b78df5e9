import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';

/** Base of a page about the paper. Only its head has the accent, which is not a color for the small text below it. */
export const PaperPage = styled(Wrap)`
  > :first-child {
    --section: var(--accent);
  }
`;
