import { styled } from 'styled-components';

/**
 * Running text of a page about the paper: paragraphs one under the other, never wider than reads well. With
 * `data-opening` the first of them stands a size larger, as the opening of the page.
 */
export const Reading = styled.div`
  font: var(--text-body);
  max-width: var(--measure);

  > * + * {
    margin-top: var(--s-4);
  }

  > p {
    text-wrap: pretty;
  }

  &[data-opening] > p:first-child {
    font: var(--hed-4);
    font-weight: 400;
    line-height: 1.4;
  }
`;
