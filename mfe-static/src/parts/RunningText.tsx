import { styled } from 'styled-components';

/** Paragraphs at a readable width. `data-opening` sets the first paragraph larger. */
export const RunningText = styled.div`
  font: var(--text-body);
  max-width: var(--measure);

  > * + * {
    margin-top: var(--s-4);
  }

  &[data-opening] > p:first-child {
    font: var(--hed-4);
    font-weight: 400;
    line-height: 1.4;
  }
`;
