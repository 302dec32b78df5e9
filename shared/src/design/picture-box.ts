import { css } from 'styled-components';

/** lead: the first story. card: other stories. tile: square. cover: book. film: moving pictures. */
export type PictureRatio = 'lead' | 'card' | 'tile' | 'cover' | 'film';

/**
 * The reserved room of a picture, filled or not. The element says its ratio in `data-picture`. It is a plate from the
 * start, with the bird in it; a picture that arrives covers it. One that never does needs no script to be replaced.
 */
export const pictureBox = css`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: var(--plate);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--plate-mark);
    mask: var(--bird) center / 30% no-repeat;
  }
  &[data-picture='lead'] {
    aspect-ratio: 5 / 3;
  }
  &[data-picture='tile'] {
    aspect-ratio: 1;
  }
  &[data-picture='cover'] {
    aspect-ratio: 3 / 4;
  }
  &[data-picture='film'] {
    aspect-ratio: 16 / 9;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
