import { styled } from 'styled-components';

/** Headline in full width; picture and text below, side by side from 1024 px. */
export const ArticleGrid = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--s-5) var(--gap);
  padding-block: var(--s-5) 0;

  @media (max-width: 63.99em) {
    > header ~ [data-picture] {
      aspect-ratio: 2 / 1;
    }
  }
  @media (max-width: 29.99em) {
    > [data-picture] {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    padding-top: var(--s-6);

    > header {
      grid-column: 1 / -1;
    }
  }
`;
