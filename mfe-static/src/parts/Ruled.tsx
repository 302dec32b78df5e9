import { styled } from 'styled-components';

/** A list with hairlines between its items, none before the first. */
export const Ruled = styled.ul`
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
