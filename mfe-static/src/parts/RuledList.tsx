import { styled } from 'styled-components';

/** A list with rules between its items. */
export const RuledList = styled.ul`
  > li {
    padding-block: var(--s-3);
  }

  > li + li {
    border-top: 1px solid var(--rule);
  }

  h3 {
    font: var(--hed-5);
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    max-width: var(--measure);
  }
`;
