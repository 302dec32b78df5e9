import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';

/** Ground of a page about the paper. Its head alone wears the accent, which is no color for the small letters below it. */
export const PaperPage = styled(Wrap)`
  > :first-child {
    --section: var(--accent);
  }
`;
