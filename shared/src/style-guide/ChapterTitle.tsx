import { styled } from 'styled-components';

/** Title of a chapter of the style guide. */
export const ChapterTitle = styled.h2`
  margin-top: var(--s-8);
  padding-bottom: var(--s-4);
  font: var(--hed-1);
  letter-spacing: -0.02em;
  scroll-margin-top: var(--s-8);
`;
