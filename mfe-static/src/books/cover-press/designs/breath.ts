import { tenth } from '../../../lettering/set-line.ts';
import type { Design } from '../design.ts';

/** In and out: lines that swell towards the middle and lie down again. */
export const breath: Design = {
  titleAt: 'top',
  art({ near, far, light }, dice) {
    const turns = 1.5 + Math.round(dice() * 2) / 2;
    const phase = dice() * Math.PI;
    const lines = Array.from({ length: 13 }, (_, i) => {
      const y = 420 + i * 22;
      const swing = 58 * Math.sin((Math.PI * (i + 1)) / 14);
      const points = Array.from({ length: 31 }, (_unused, p) => {
        const share = p / 30;
        const wave = Math.sin(share * turns * 2 * Math.PI + phase) * Math.sin(share * Math.PI);
        return `${p * 20} ${tenth(y - swing * wave)}`;
      });
      const stroke = i === 6 ? light : i % 2 === 0 ? near : far;
      return `<path stroke="${stroke}" stroke-width="${i === 6 ? 12 : 6}" d="M${points.join('L')}"/>`;
    });
    return `<g fill="none" stroke-linejoin="round">${lines.join('')}</g>`;
  },
};
