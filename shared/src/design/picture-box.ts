import { css } from 'styled-components';

/** lead: the first story. card: other stories. tile: square. cover: book. film: moving pictures. */
export type PictureRatio = 'lead' | 'card' | 'tile' | 'cover' | 'film';

/** The reserved room of a picture, filled or not. The element says its ratio in `data-picture`. */
export const pictureBox = css`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: var(--plate);

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
`;
