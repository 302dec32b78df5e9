import type { Design } from '../design.ts';

/** A flower that opens at the foot of the page, petal over petal. */
export const lotus: Design = {
  titleAt: 'top',
  signedOnNear: true,
  art({ ground, near, far, light }, dice) {
    const spread = 15 + Math.round(dice() * 3);
    const petal = (angle: number, length: number, half: number) =>
      `<path transform="rotate(${angle} 300 700)" d="M300 700C${300 - half} ${700 - length * 0.42} ${300 - half * 0.72} ${700 - length * 0.82} 300 ${700 - length}C${300 + half * 0.72} ${700 - length * 0.82} ${300 + half} ${700 - length * 0.42} 300 700z"/>`;
    const fan = (count: number, step: number, length: number, half: number) =>
      Array.from({ length: count }, (_, i) => petal((i - (count - 1) / 2) * step, length, half)).join('');
    return [
      `<g fill="${far}" stroke="${ground}" stroke-width="4">${fan(9, spread + 6, 330, 62)}</g>`,
      `<g fill="${light}" stroke="${ground}" stroke-width="4">${fan(6, spread + 7, 244, 50)}</g>`,
      `<g fill="${near}" stroke="${ground}" stroke-width="4">${fan(3, spread + 9, 160, 38)}</g>`,
      `<path fill="${near}" d="M0 692h600v108H0z"/>`,
    ].join('');
  },
};
