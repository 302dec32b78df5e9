import type { Design } from '../design.ts';

/** Ridge behind ridge, and the moon above the last. */
export const hills: Design = {
  titleAt: 'top',
  signedOnNear: true,
  art({ near, far, light }, dice) {
    const ridge = (y: number, height: number) => {
      const [a, b, c] = [dice(), dice(), dice()].map((n) => Math.round((n - 0.5) * 2 * height));
      return `M0 ${y + (a ?? 0)}C150 ${y - height} 210 ${y + (b ?? 0)} 310 ${y}S470 ${y - height + (c ?? 0)} 600 ${y - height / 2}V800H0z`;
    };
    const x = 150 + Math.round(dice() * 300);
    return [
      `<circle cx="${x}" cy="424" r="74" fill="${light}"/>`,
      `<path fill="${far}" opacity=".55" d="${ridge(500, 40)}"/>`,
      `<path fill="${far}" d="${ridge(570, 44)}"/>`,
      `<path fill="${near}" opacity=".72" d="${ridge(636, 34)}"/>`,
      `<path fill="${near}" d="${ridge(696, 24)}"/>`,
    ].join('');
  },
};
