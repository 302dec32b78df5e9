import type { Design } from '../design.ts';

const TILE = 100;

/** Quarter circles laid like tiles, each turned as the dice fell. */
export const arcs: Design = {
  titleAt: 'top',
  signedOnNear: true,
  art({ near, far, light }, dice) {
    const tiles = Array.from({ length: 18 }, (_, i) => {
      const x = (i % 6) * TILE;
      const y = 400 + Math.floor(i / 6) * TILE;
      const turn = Math.floor(dice() * 4) * 90;
      const fill = [near, far, near, light, far, near][Math.floor(dice() * 6)] ?? near;
      return `<path transform="translate(${x} ${y})rotate(${turn} 50 50)" fill="${fill}" d="M0 0h${TILE}A${TILE} ${TILE} 0 0 1 0 ${TILE}z"/>`;
    });
    return `${tiles.join('')}<path fill="${near}" d="M0 700h600v100H0z"/>`;
  },
};
