import { setLine } from '../../../lettering/set-line.ts';
import type { Design } from '../design.ts';

/** The title's own first letter, too large for the page. */
export const initial: Design = {
  titleAt: 'top',
  art({ near, far, light }, dice, title) {
    const letter = title.charAt(0);
    const x = 330 + Math.round(dice() * 60);
    return [
      `<circle cx="${x - 10}" cy="520" r="176" fill="${far}"/>`,
      setLine({ text: letter, cut: 'italic', size: 560, colour: near }, x, 690, 'middle'),
      `<circle cx="${x + 150}" cy="372" r="26" fill="${light}"/>`,
    ].join('');
  },
};
