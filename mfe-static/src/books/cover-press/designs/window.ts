import type { Design } from '../design.ts';

/** An arched window at night, and the light that falls through it. */
export const archedWindow: Design = {
  titleAt: 'bottom',
  art({ near, far, light }, dice) {
    const moon = { x: 236 + Math.round(dice() * 120), y: 190 + Math.round(dice() * 60) };
    return [
      `<g transform="translate(0 -34)"><path fill="${far}" d="M150 520V230a150 150 0 0 1 300 0v290z"/>`,
      `<clipPath id="c"><path d="M166 504V230a134 134 0 0 1 268 0v274z"/></clipPath>`,
      `<g clip-path="url(#c)"><path fill="${near}" d="M150 60h300v460H150z"/>`,
      `<circle cx="${moon.x}" cy="${moon.y}" r="46" fill="${light}"/>`,
      `<path fill="${far}" opacity=".6" d="M150 424q80-52 150-20t150-26v142H150z"/>`,
      `<path stroke="${far}" stroke-width="10" d="M300 60v460M150 330h300"/></g>`,
      `<path fill="${far}" d="M120 504h360v18H120z"/>`,
      '</g>',
    ].join('');
  },
};
