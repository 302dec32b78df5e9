import { styled } from 'styled-components';

/** The Oxford rule, thick over thin. Only below the masthead and, in gold, above the footer. */
export const Oxford = styled.div`
  height: 6px;
  border: solid var(--rule-firm);
  border-width: 3px 0 1px;

  &[data-look='gold'] {
    border-color: var(--accent);
  }
`;
