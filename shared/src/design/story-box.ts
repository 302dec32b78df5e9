import { css } from 'styled-components';

/** How much a story weighs on its page. Size and picture say it, nothing else. */
export type StoryRank = 'lead' | 'second' | 'card' | 'brief';

/** The frame of a story, real or skeleton. The element says its rank in `data-rank`. */
export const storyBox = css`
  position: relative;
  display: flex;
  flex-direction: column;

  > [data-picture] {
    margin-bottom: var(--s-3);
  }
  > h2,
  > h3 {
    font: var(--hed-5);
    letter-spacing: normal;
  }
  &[data-rank='lead'] > :is(h2, h3) {
    font: var(--hed-2);
    letter-spacing: var(--tight);
  }
  &[data-rank='second'] > :is(h2, h3) {
    font: var(--hed-4);
  }
  &[data-rank='brief'] > :is(h2, h3) {
    font: var(--hed-6);
  }

  /* The link's own ring gives way to one around the story. */
  :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  :is(h2, h3) a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-inner);
  }
  &:hover :is(h2, h3) a {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }

  @media (max-width: 479.98px) {
    &[data-rank='lead'] > [data-picture] {
      margin-inline: calc(-1 * var(--gutter));
    }
    /* All others: headline left, thumbnail right. The last row takes what a tall thumbnail leaves over. */
    &:not([data-rank='lead']) {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1fr) 108px;
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
`;
