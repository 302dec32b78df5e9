import type { Design } from '../design.ts';

/** A drop has fallen: rings that grow wider and fainter. */
export const ripples: Design = {
  titleAt: 'bottom',
  art({ near, far, light }, dice) {
    const x = 230 + Math.round(dice() * 140);
    const y = 256;
    const rings = Array.from({ length: 8 }, (_, i) => {
      const radius = 44 + i * 30 + i * i * 3;
      return `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${(15 - i * 1.7).toFixed(1)}"/>`;
    });
    return [
      `<clipPath id="c"><path d="M0 0h600v490H0z"/></clipPath>`,
      `<g clip-path="url(#c)"><path fill="${near}" d="M0 0h600v490H0z"/>`,
      `<g fill="none" stroke="${far}">${rings.join('')}</g>`,
      `<circle cx="${x}" cy="${y}" r="22" fill="${light}"/></g>`,
    ].join('');
  },
};
