import { css } from 'styled-components';

/** lead: the first story. card: other stories. tile: square. cover: book. film: video. */
export type PictureRatio = 'lead' | 'card' | 'tile' | 'cover' | 'film';

/**
 * Styles of a picture's box, with its space reserved. The element has its ratio in `data-picture`. The box shows the plate,
 * with the bird, until the picture covers it. So a picture that never arrives needs no script.
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
