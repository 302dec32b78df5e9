import { css } from 'styled-components';

/** Importance of a story on its page, shown only by type size and picture. */
export type CardRank = 'lead' | 'second' | 'card';

/**
 * Styles of a card and of its placeholder. The element has its rank in `data-rank`, and `data-text` if it is a text card:
 * a firm rule instead of the picture, a headline one rank larger, and the bird at the foot, in `data-mark`. On phones it
 * is a headline and its text.
 */
export const articleCardBox = css`
  position: relative;
  display: flex;
  flex-direction: column;

  > [data-picture] {
    margin-bottom: var(--s-3);
  }
  > :is(h2, h3) + [data-picture] {
    margin-top: var(--s-3);
  }
  > :is(h2, h3) {
    font: var(--hed-5);
    letter-spacing: normal;
    /* A feed may be in a script that runs from right to left. */
    unicode-bidi: plaintext;
  }
  &[data-rank='lead'] > :is(h2, h3) {
    font: var(--hed-2);
    letter-spacing: var(--tight);
  }
  &[data-rank='second'] > :is(h2, h3) {
    font: var(--hed-4);
  }
  /* The link covers the card, and so does its focus ring. Without :has, which browsers recheck while they parse. */
  :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  :is(h2, h3) a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  :is(h2, h3) a:focus-visible::after {
    outline: 3px solid var(--focus-outer);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-inner);
  }
  &:hover :is(h2, h3) a {
    text-decoration-line: underline;
  }

  @media (max-width: 29.99em) {
    &[data-rank='lead'] > [data-picture] {
      margin-inline: calc(-1 * var(--gutter));
    }
    /* All others: headline left, thumbnail right, unless the text is so large that words would break beside it. The last row absorbs
       the extra height of a tall thumbnail. */
    &:not([data-rank='lead']) {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1fr) min(108px, 9 * (100vw - 11rem));
      column-gap: var(--s-4);
    }
    &:not([data-rank='lead']) > * {
      grid-column: 1;
    }
    &:not([data-rank='lead']) > [data-picture] {
      grid-area: 1 / 2 / 4;
      align-self: start;
      margin: 4px 0 0;
    }
  }

  /* Outweighs the grids that cards, leads and lists lay out around a picture. */
  &&&&[data-text] {
    display: flex;
  }
  /* On a phone no space is left to fill: a story without a picture has the rank of those around it. */
  @media (min-width: 30em) {
    &&&&[data-text] {
      border-top: 2px solid var(--rule-firm);
      padding-top: var(--s-3);
    }
    /* The firm rule replaces the row's hairline. */
    &&&&[data-text]::after {
      border-top: 0;
    }
    &[data-text][data-rank='card'] > :is(h2, h3) {
      font: var(--hed-4);
    }
    &[data-text][data-rank='second'] > :is(h2, h3) {
      font: var(--hed-3);
    }
    > [data-mark] {
      flex: 0 0 48px;
      width: 48px;
      margin-top: var(--s-3);
      background: var(--plate-mark);
      mask: var(--bird) left bottom / contain no-repeat;
    }
  }
  /* Alone in its row it begins the list, below the firm rule of the head. */
  @media (max-width: 47.99em) {
    &&&&[data-rank='lead'] {
      border: 0;
      padding: 0;
    }
  }
`;
