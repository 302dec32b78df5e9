import { styled } from 'styled-components';

/** The page's width: the text area without its margins. */
export const Wrap = styled.div`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
`;
