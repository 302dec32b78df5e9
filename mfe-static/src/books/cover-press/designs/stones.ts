import type { Design } from '../design.ts';

/** Stones set one upon the other, each a little off and none falling. */
export const stones: Design = {
  titleAt: 'bottom',
  art({ near, far, light, ink }, dice) {
    const heights = [96, 82, 68, 54, 40];
    let y = 470;
    let x = 300;
    const pile = heights.map((height, i) => {
      const half = 196 - i * 34 + Math.round(dice() * 22);
      x += Math.round((dice() - 0.5) * 30);
      y -= height;
      const fill = [near, far, near, far, light][i] ?? near;
      return `<rect x="${x - half}" y="${y}" width="${half * 2}" height="${height - 4}" rx="${(height - 4) / 2}" fill="${fill}"/>`;
    });
    return `${pile.join('')}<path stroke="${ink}" stroke-width="4" d="M52 470h496"/>`;
  },
};
