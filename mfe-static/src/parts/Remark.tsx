import { styled } from 'styled-components';

/** A quiet word about what follows. */
export const Remark = styled.p`
  max-width: var(--measure);
  padding-bottom: var(--s-4);
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;
