import { styled } from 'styled-components';

/** Running text of a page about the paper: paragraphs one under the other, never wider than reads well. */
export const Reading = styled.div`
  font: var(--text-body);
  max-width: var(--measure);

  > * + * {
    margin-top: var(--s-4);
  }
`;
