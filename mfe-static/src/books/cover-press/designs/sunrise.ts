import type { Design } from '../design.ts';

const HORIZON = 520;

/** The sun half out of the water, and its light coming closer. */
export const sunrise: Design = {
  titleAt: 'top',
  signedOnNear: true,
  art({ near, far, light }, dice) {
    const x = 200 + Math.round(dice() * 200);
    const glitter = Array.from({ length: 12 }, (_, i) => {
      const y = HORIZON + 12 + i * 15;
      const width = 250 - i * 15 + Math.round(dice() * 50);
      return `<rect x="${x - width / 2 + Math.round(dice() * 36 - 18)}" y="${y}" width="${width}" height="${3 + (i % 3)}"/>`;
    });
    return [
      `<circle cx="${x}" cy="${HORIZON}" r="202" fill="${far}" opacity=".5"/>`,
      `<circle cx="${x}" cy="${HORIZON}" r="152" fill="${light}"/>`,
      `<path fill="${near}" d="M0 ${HORIZON}h600v300H0z"/>`,
      `<g fill="${light}">${glitter.join('')}</g>`,
    ].join('');
  },
};
